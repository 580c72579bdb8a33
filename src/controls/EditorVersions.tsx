import apiFetch, { type APIFetchMiddleware } from '@wordpress/api-fetch';
import { Modal } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { select, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { BASE, conflictOf, type Change, type Choice } from '../shared/conflict';
import { Versions } from './Versions';

/** Post type whose REST route merges concurrent changes. */
interface MergedPost {
	/** Name of the post type, such as `vestibule_form`. */
	type: string;
	/** Route, such as `/wp/v2/vestibule-forms`. */
	route: string;
}

const KEYS = [ 'title', 'content', 'meta' ] as const;

type Fields = Partial< Record< ( typeof KEYS )[ number ], unknown > >;

/**
 * Adds the originally loaded values to each request that saves a post of the type.
 *
 * @param post
 * @param read Converts loaded values to the editor's format, so that only edited values differ.
 */
export const withBase =
	( { type, route }: MergedPost, read = ( loaded: Fields ): Fields => loaded ): APIFetchMiddleware =>
	( options, next ) => {
		const { method = 'GET', path = '', data } = options as { method?: string; path?: string; data?: Fields };
		const [ , id ] = new RegExp( `^${ route }/(\\d+)(?:[?&]|$)` ).exec( path ) ?? [];
		const loaded =
			id === undefined || ! [ 'PUT', 'POST', 'PATCH' ].includes( method ) || typeof data !== 'object'
				? undefined
				: ( select( coreStore ).getRawEntityRecord( 'postType', type, Number( id ) ) as Fields | undefined );
		const changed = KEYS.filter( ( key ) => loaded?.[ key ] !== undefined && data?.[ key ] !== undefined );
		if ( ! loaded || changed.length === 0 ) {
			return next( options );
		}
		const base = read( Object.fromEntries( changed.map( ( key ) => [ key, loaded[ key ] ] ) ) );
		return next( { ...options, data: { ...data, [ BASE ]: base } } );
	};

interface EditorVersionsProps extends MergedPost {
	id: number;
	title: string;
	labelOf( change: Change ): string;
	/** Renders the content of a version. Without it, the table would show only the markup of the content. */
	preview?: ( content: string ) => ReactNode;
}

/** Dialog of a block editor for a post that another person has saved in the meantime. Shows both versions. */
export function EditorVersions( { type, route, id, title, labelOf, preview }: EditorVersionsProps ) {
	const registry = useRegistry();
	const error = useSelect(
		( from ) => from( coreStore ).getLastEntitySaveError( 'postType', type, id ) as unknown,
		[ type, id ]
	);
	const [ handled, setHandled ] = useState< unknown >( null );
	const [ isBusy, setBusy ] = useState( false );
	const conflict = error === handled ? null : conflictOf( error );
	if ( ! conflict ) {
		return null;
	}
	const choose = async ( choice: Choice ) => {
		setBusy( true );
		const { receiveEntityRecords, editEntityRecord, saveEditedEntityRecord } = registry.dispatch( coreStore );
		const stored = await apiFetch( { path: `${ route }/${ id }?context=edit` } );
		receiveEntityRecords( 'postType', type, [ stored ], undefined, false, undefined, undefined );
		const { content, ...edits } = conflict[ choice ];
		await editEntityRecord( 'postType', type, id, {
			...edits,
			...( content !== undefined && choice === 'theirs' && { content, blocks: undefined } ),
		} );
		setHandled( error );
		setBusy( false );
		if ( choice === 'mine' ) {
			await saveEditedEntityRecord( 'postType', type, id, undefined );
		}
	};
	const content = conflict.conflicts.find( ( { path } ) => path === 'content' );
	return (
		<Modal title={ title } size="large" onRequestClose={ () => setHandled( error ) }>
			<p>{ ( error as Error ).message }</p>
			{ content && preview && (
				<div className="vestibule-versions__previews">
					<section>
						<h3>{ __( 'Saved version', 'vestibule' ) }</h3>
						{ preview( String( content.stored ) ) }
					</section>
					<section>
						<h3>{ __( 'Your version', 'vestibule' ) }</h3>
						{ preview( String( content.mine ) ) }
					</section>
				</div>
			) }
			<Versions
				changes={ conflict.conflicts.filter( ( change ) => change !== content || ! preview ) }
				labelOf={ labelOf }
				isBusy={ isBusy }
				onChoose={ ( choice ) => void choose( choice ) }
			/>
		</Modal>
	);
}
