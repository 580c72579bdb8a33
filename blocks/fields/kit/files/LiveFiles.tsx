import { useEffect, useMemo, useRef, useState } from 'react';
import { createQueue, isRunning, type Queue, type Upload } from '../../../../src/form/uploads/queue';
import { readReference, sortFiles } from '../../../../src/form/uploads/files';
import { messageOf } from '../rules';
import type { LiveViewProps } from '../live';
import { textsOf } from '../view';
import { Files } from './Files';
import { createSend, takeOut, fileSettings, type FileWords } from './send';

const wait = ( ms: number ) => new Promise< void >( ( done ) => setTimeout( done, ms ) );

const isUpload = < T, >( file: T | null ): file is T => file !== null;

/** Returns the reason why the form cannot be submitted yet; empty if there is none. */
function obstacleOf( queue: Queue, words: FileWords ): string {
	const uploads = queue.get();
	if ( uploads.some( isRunning ) ) {
		return words.running;
	}
	return uploads.some( ( { error } ) => error ) ? words.broken : '';
}

/** Returns the uploads, the queue after hydration, and the message for screen readers. */
function useUploads( { form, field, values, check }: LiveViewProps, words: FileWords ) {
	const [ uploads, setUploads ] = useState< readonly Upload[] >( [] );
	const [ queue, setQueue ] = useState< Queue | null >( null );
	const [ status, setStatus ] = useState( '' );
	const known = useRef< readonly Upload[] >( [] );
	const start = () => {
		const created = createQueue( {
			send: createSend( form, field.name, words ),
			offline: words.offline,
			wait,
			changed( next ) {
				setUploads( next );
				const said = news( known.current, next, words.added );
				known.current = next;
				setStatus( ( before ) => said || before );
				// Wait until the hidden inputs have been updated.
				setTimeout( check );
			},
		} );
		created.keep( textsOf( values, field.name ).map( readReference ).filter( isUpload ) );
		setQueue( created );
		form.field( field.name ).obstacle = () => obstacleOf( created, words );
		return created;
	};
	return { uploads, queue, status, setStatus, start };
}

/** File field that uploads files as soon as they are selected. The form submits only the references of the files. */
export function LiveFiles( props: LiveViewProps ) {
	const { form, field, errors, locale } = props;
	const { accept, maxFiles, maxSize, words } = useMemo( () => fileSettings( field ), [ field ] );
	const { uploads, queue, status, setStatus, start } = useUploads( props, words );
	const [ isDragging, drag ] = useState( false );
	/** Error that lists the files that were not added. It remains until the visitor changes the list. */
	const [ leftOut, setLeftOut ] = useState( '' );

	const leaveOut = ( files: File[] ) => {
		const most = messageOf( field, 'max', { maxItemCount: maxFiles } );
		const said = files.length > 0 ? notAdded( most, files, words, locale ) : '';
		setLeftOut( said );
		setStatus( said );
	};
	const removeFrom = ( from: Queue, upload: Upload ) => {
		from.remove( upload.key );
		if ( upload.url ) {
			takeOut( form, field.name, upload.url );
		}
	};
	const add = ( to: Queue, files: File[] ) => {
		const replaced = maxFiles === 1 && files.length > 0 ? to.get() : [];
		replaced.forEach( ( upload ) => removeFrom( to, upload ) );
		const room = maxFiles - to.get().filter( ( { state } ) => state !== 'refused' ).length;
		const sorted = sortFiles( files, { accept, maxSize, room } );
		leaveOut( sorted.surplus );
		sorted.wrongType.forEach( ( file ) => to.refuse( file, words.wrongType ) );
		sorted.tooLarge.forEach( ( file ) => to.refuse( file, words.tooLarge ) );
		to.add( sorted.taken );
	};

	useEffect( () => {
		const created = start();
		// Don't use `resets` here: it also increases when a draft is restored, which must not clear files.
		form.element.addEventListener( 'vestibule:reset', () => {
			created.clear();
			leaveOut( [] );
		} );
		// Add files that were selected while the scripts were loading.
		const input = document.getElementById( field.id );
		if ( input instanceof HTMLInputElement && input.files?.length ) {
			add( created, [ ...input.files ] );
			input.value = '';
		}
		// This runs only once, because the form remains on the page.
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
					setLeftOut( '' );
					setStatus( words.removed.replace( '%s', () => upload.name ) );
					document.getElementById( field.id )?.focus( { preventScroll: true } );
				},
			}
		: undefined;
	const said = leftOut ? { ...errors, [ field.name ]: [ leftOut ] } : errors;
	return <Files { ...props } errors={ said } work={ work } />;
}

/** Returns a message such as "Only 3 files can be added. Not added: a.pdf and b.pdf." */
function notAdded( most: string, files: File[], words: FileWords, locale: string ): string {
	const names = new Intl.ListFormat( locale ).format( files.map( ( { name } ) => name ) );
	const values = { '%1$s': most.replace( /[.!\s]+$/, '' ), '%2$s': names };
	return words.notAdded.replace( /%[12]\$s/g, ( tag ) => values[ tag as keyof typeof values ] );
}

/** Returns the screen reader message about a change: a file was uploaded, or files were rejected. */
function news( before: readonly Upload[], after: readonly Upload[], added: string ): string {
	const changed = after.filter( ( { key, state } ) => before.find( ( old ) => old.key === key )?.state !== state );
	const refused = changed.filter( ( { error } ) => error !== '' );
	if ( refused.length > 0 ) {
		// List all rejected files, because a new message interrupts the previous one.
		return after
			.filter( ( { error } ) => error !== '' )
			.map( ( { name, error } ) => `${ name }: ${ error }` )
			.join( ' ' );
	}
	const last = changed.filter( ( { file } ) => file !== null ).at( -1 );
	return last && ! isRunning( last ) ? added.replace( '%s', () => last.name ) : '';
}
