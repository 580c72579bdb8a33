import { useEffect, useMemo, useRef, useState } from 'react';
import { createQueue, isRunning, type Queue, type Upload } from '../../../../src/form/uploads/queue';
import { readReference } from '../../../../src/form/uploads/reference';
import { messageOf } from '../../../../src/form/rules/value';
import type { LiveViewProps } from '../live';
import { textsOf } from '../types';
import { Files } from './Files';
import { createSend, takeOut } from './send';
import { fileSettings } from './settings';

const wait = ( ms: number ) => new Promise< void >( ( done ) => setTimeout( done, ms ) );

const isUpload = < T, >( file: T | null ): file is T => file !== null;

/** A field for files at work: they are sent as soon as they are chosen, and the form sends their references. */
export function LiveFiles( props: LiveViewProps ) {
	const { form, field, values, check } = props;
	const { maxFiles, maxSize, words } = useMemo( () => fileSettings( field ), [ field ] );
	const [ uploads, setUploads ] = useState< readonly Upload[] >( [] );
	const [ queue, setQueue ] = useState< Queue | null >( null );
	const [ isDragging, drag ] = useState( false );
	const [ status, setStatus ] = useState( '' );
	const known = useRef< readonly Upload[] >( [] );

	const say = ( errors: string[] ) => {
		const { [ field.name ]: old, ...others } = form.store.get().errors;
		form.store.set( { errors: errors.length > 0 ? { ...others, [ field.name ]: errors } : others } );
	};

	const add = ( to: Queue, files: File[] ) => {
		const replaced = maxFiles === 1 && files.length > 0 ? to.get() : [];
		replaced.forEach( ( upload ) => removeFrom( to, upload ) );
		const room = maxFiles - to.get().filter( ( { state } ) => state !== 'refused' ).length;
		say( files.length > room ? [ messageOf( field, 'max', { maxItemCount: maxFiles } ) ] : [] );
		const taken = files.slice( 0, Math.max( 0, room ) );
		taken.filter( ( { size } ) => size > maxSize ).forEach( ( file ) => to.refuse( file, words.tooLarge ) );
		to.add( taken.filter( ( { size } ) => size <= maxSize ) );
	};

	const removeFrom = ( from: Queue, upload: Upload ) => {
		from.remove( upload.key );
		if ( upload.url ) {
			takeOut( form, field.name, upload.url );
		}
	};

	useEffect( () => {
		const made = createQueue( {
			send: createSend( form, field.name, words ),
			offline: words.offline,
			wait,
			changed( next ) {
				setUploads( next );
				const said = news( known.current, next, words.added );
				known.current = next;
				setStatus( ( before ) => said || before );
				// After the hidden inputs have followed.
				setTimeout( check );
			},
		} );
		made.keep( textsOf( values, field.name ).map( readReference ).filter( isUpload ) );
		setQueue( made );
		form.obstacles.set( field.name, () => {
			const [ running, wrong ] = [ made.get().some( isRunning ), made.get().some( ( { error } ) => error ) ];
			return running ? words.running : ( wrong && words.broken ) || '';
		} );
		// Not with `resets`: a draft that is brought back begins the other fields anew and leaves files alone.
		form.element.addEventListener( 'vestibule:reset', () => {
			made.clear();
			setStatus( '' );
		} );
		// What was chosen while the scripts were on their way.
		const input = document.getElementById( field.id );
		if ( input instanceof HTMLInputElement && input.files?.length ) {
			add( made, [ ...input.files ] );
			input.value = '';
		}
		// Once: a form that is taken over stays.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- See above.
	}, [] );

	const work = queue
		? {
				uploads,
				isDragging,
				status,
				drag,
				add: ( files: File[] ) => add( queue, files ),
				again: ( { key }: Upload ) => queue.again( key ),
				remove( upload: Upload ) {
					removeFrom( queue, upload );
					setStatus( words.removed.replace( '%s', () => upload.name ) );
					document.getElementById( field.id )?.focus( { preventScroll: true } );
				},
			}
		: undefined;
	return <Files { ...props } work={ work } />;
}

/** What is to be said of a change: that a file has arrived, or why it has not. */
function news( before: readonly Upload[], after: readonly Upload[], added: string ): string {
	const changed = after.filter( ( { key, state } ) => before.find( ( old ) => old.key === key )?.state !== state );
	const last = changed.filter( ( upload ) => upload.file !== null || upload.error !== '' ).at( -1 );
	if ( ! last || isRunning( last ) ) {
		return '';
	}
	return last.error ? `${ last.name }: ${ last.error }` : added.replace( '%s', () => last.name );
}
