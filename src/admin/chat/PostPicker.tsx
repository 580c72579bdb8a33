import { FormTokenField } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { findPosts } from '../kit/findPosts';

interface PostPickerProps {
	kind: 'Pages' | 'Posts';
	label: string;
	ids: readonly number[];
	/** Of what is chosen already. */
	titles: Record< number, string >;
	onChange( ids: number[] ): void;
}

/** Typing waits for this long, in ms, before the site is asked. */
const PAUSE = 300;

const idOf = ( token: string ): number => Number( /\(#(\d+)\)$/.exec( token )?.[ 1 ] ?? 0 );

/** Pages or posts, found by words of their title; the number distinguishes two of one title. */
export function PostPicker( { kind, label, ids, titles, onChange }: PostPickerProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ known, setKnown ] = useState( titles );
	const [ found, setFound ] = useState< number[] >( [] );
	const token = ( id: number ) => `${ known[ id ] ?? '' } (#${ id })`.trim();

	useEffect( () => {
		const stop = new AbortController();
		const timer = setTimeout( () => {
			findPosts( kind, search, stop.signal )
				.then( ( posts ) => {
					setKnown( ( before ) => ( {
						...before,
						...Object.fromEntries( posts.map( ( { id, title } ) => [ id, title ] ) ),
					} ) );
					setFound( posts.map( ( { id } ) => id ) );
				} )
				// What is not found is not offered; the field says nothing more.
				.catch( () => stop.signal.aborted || setFound( [] ) );
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ kind, search ] );

	return (
		<FormTokenField
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			__experimentalExpandOnFocus
			__experimentalShowHowTo={ false }
			label={ label }
			value={ ids.map( token ) }
			suggestions={ found.map( token ) }
			onInputChange={ setSearch }
			__experimentalValidateInput={ ( text ) => idOf( text ) > 0 }
			onChange={ ( tokens ) =>
				onChange( [
					...new Set(
						tokens
							.map( ( one ) => idOf( typeof one === 'string' ? one : one.value ) )
							.filter( ( id ) => id > 0 )
					),
				] )
			}
		/>
	);
}
