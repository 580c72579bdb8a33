import { Button, TextareaControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { reasonOf } from '../kit/reasonOf';
import { useLoad } from '../kit/useLoad';
import { deleteNote, fetchNotes, saveNote } from './api';
import { Failed } from './Failed';
import { Note } from './Note';
import type { Say } from './useSnackbars';

interface Props {
	id: number;
	/** Grows when something else may have been noted. */
	version: number;
	say: Say;
}

/** As many letters as a note holds. */
const LONGEST = 5000;

/** What happened to the entry after it was sent, and a place to add to it. */
export function Notes( { id, version, say }: Props ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchNotes( id, signal ), [ id ] );
	const { data, failure, reload } = useLoad( load, version );
	const [ text, setText ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	const attempt = async ( work: () => Promise< unknown > ): Promise< boolean > => {
		setBusy( true );
		try {
			await work();
			reload();
			return true;
		} catch ( error ) {
			say( await reasonOf( error ) );
			return false;
		} finally {
			setBusy( false );
		}
	};
	return (
		<section className="vestibule-entries__notes">
			<h3>{ __( 'Notes and history', 'vestibule' ) }</h3>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ data !== null && data.length === 0 && (
				<p className="is-nothing">{ __( 'Nothing is noted yet. Visitors never see notes.', 'vestibule' ) }</p>
			) }
			{ data !== null && data.length > 0 && (
				<ol>
					{ data.map( ( note ) => (
						<Note
							key={ note.id }
							note={ note }
							change={ ( changed ) => attempt( () => saveNote( id, changed, note.id ) ) }
							remove={ () =>
								void attempt( () => deleteNote( id, note.id ) ).then( ( done ) => {
									if ( done ) {
										say( __( 'The note was deleted.', 'vestibule' ), {
											label: __( 'Undo', 'vestibule' ),
											onClick: () => void attempt( () => saveNote( id, note.text ) ),
										} );
									}
								} )
							}
						/>
					) ) }
				</ol>
			) }
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					void attempt( () => saveNote( id, text ) ).then( ( done ) => done && setText( '' ) );
				} }
			>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'New note', 'vestibule' ) }
					value={ text }
					maxLength={ LONGEST }
					rows={ 3 }
					onChange={ setText }
				/>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					type="submit"
					isBusy={ busy }
					disabled={ busy || text.trim() === '' }
					accessibleWhenDisabled
				>
					{ __( 'Add the note', 'vestibule' ) }
				</Button>
			</form>
		</section>
	);
}
