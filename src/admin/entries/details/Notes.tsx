import { Button } from '@wordpress/components';
import { useState, useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TextareaControl } from '../../../controls/wordpress';
import type { EntriesNote } from '../../../contracts/entries-note';
import { isolated } from '../../kit/isolated';
import { Failed } from '../../kit/list/Loading';
import { reasonOf } from '../../kit/server/reasonOf';
import type { Say } from '../../kit/list/Snackbars';
import { useLoad } from '../../kit/server/useLoad';
import { deleteNote, fetchNotes, saveNote } from '../entry/api';

const MAX_NOTE_CHARACTERS = 5000;

interface NoteProps {
	note: EntriesNote;
	change: ( text: string ) => Promise< boolean >;
	remove: () => void;
}

function kindWords( note: EntriesNote ): string {
	return {
		note: __( 'Note', 'vestibule' ),
		reply: __( 'Answered by email', 'vestibule' ),
		edit: __( 'Answers changed', 'vestibule' ),
		leave: __( 'Spots that the sender gave up', 'vestibule' ),
	}[ note.kind ];
}

function Changes( { note }: { note: EntriesNote } ) {
	const none = __( 'nothing', 'vestibule' );
	return (
		<ul>
			{ note.changes.map( ( one, index ) => (
				<li key={ index }>
					<bdi>{ one.label }</bdi>:{ ' ' }
					<del>
						<bdi>{ one.before === '' ? none : one.before }</bdi>
					</del>{ ' ' }
					<span className="screen-reader-text">{ __( 'changed to', 'vestibule' ) }</span>
					<span aria-hidden="true" className="vestibule-entries__arrow">
						→
					</span>{ ' ' }
					<ins>
						<bdi>{ one.after === '' ? none : one.after }</bdi>
					</ins>
				</li>
			) ) }
		</ul>
	);
}

interface NoteButtonsProps extends NoteProps {
	/** Edited text; null if the note is not being edited. */
	text: string | null;
	setText: ( text: string | null ) => void;
}

function NoteButtons( { note, text, setText, change, remove }: NoteButtonsProps ) {
	if ( text === null ) {
		return (
			<p className="vestibule-list__buttons">
				<Button variant="link" onClick={ () => setText( note.text ) }>
					{ __( 'Edit', 'vestibule' ) }
				</Button>
				<Button variant="link" isDestructive onClick={ remove }>
					{ __( 'Delete', 'vestibule' ) }
				</Button>
			</p>
		);
	}
	return (
		<p className="vestibule-list__buttons">
			<Button
				variant="link"
				disabled={ text.trim() === '' }
				onClick={ () => void change( text ).then( ( done ) => done && setText( null ) ) }
			>
				{ __( 'Save', 'vestibule' ) }
			</Button>
			<Button variant="link" onClick={ () => setText( null ) }>
				{ __( 'Cancel', 'vestibule' ) }
			</Button>
		</p>
	);
}

/** Note or event. Users can edit and delete the notes that they wrote. */
function Note( { note, change, remove }: NoteProps ) {
	const [ text, setText ] = useState< string | null >( null );
	const author = note.author === '' ? __( 'Deleted user', 'vestibule' ) : note.author;
	/* translators: %s: day and time. */
	const edited = sprintf( __( '(changed %s)', 'vestibule' ), note.edited );
	const to = isolated( note.mail?.to ?? '' );
	const subject = isolated( note.mail?.subject ?? '' );
	/* translators: 1: an email address, 2: subject of an email. */
	const mailTo = sprintf( __( 'To %1$s: %2$s', 'vestibule' ), to, subject );
	return (
		<li className={ `is-${ note.kind }` }>
			<p className="vestibule-entries__when">
				<strong>{ kindWords( note ) }</strong>
				{ note.kind !== 'leave' && (
					<>
						{ ' ' }
						<bdi>{ author }</bdi>
					</>
				) }
				, <time dateTime={ note.createdAt }>{ note.when }</time>
				{ note.edited !== '' && ` ${ edited }` }
			</p>
			{ note.mail !== null && <p className="vestibule-entries__when">{ mailTo }</p> }
			{ note.changes.length > 0 && <Changes note={ note } /> }
			{ note.changes.length === 0 && text === null && (
				<p className="vestibule-entries__said" dir="auto">
					{ note.text }
				</p>
			) }
			{ text !== null && (
				<TextareaControl
					label={ __( 'Note', 'vestibule' ) }
					value={ text }
					maxLength={ MAX_NOTE_CHARACTERS }
					onChange={ setText }
				/>
			) }
			{ note.mine && <NoteButtons { ...{ note, text, setText, change, remove } } /> }
		</li>
	);
}

interface NotesProps {
	id: number;
	/** Increases when the notes must be reloaded. */
	version: number;
	say: Say;
}

interface NewNoteProps {
	isBusy: boolean;
	/** Saves a note. Resolves to true if this succeeded. */
	add: ( text: string ) => Promise< boolean >;
}

function NewNote( { isBusy, add }: NewNoteProps ) {
	const [ text, setText ] = useState( '' );
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				void add( text ).then( ( done ) => done && setText( '' ) );
			} }
		>
			<TextareaControl
				label={ __( 'New note', 'vestibule' ) }
				value={ text }
				maxLength={ MAX_NOTE_CHARACTERS }
				rows={ 3 }
				onChange={ setText }
			/>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				type="submit"
				isBusy={ isBusy }
				disabled={ isBusy || text.trim() === '' }
				accessibleWhenDisabled
			>
				{ __( 'Add the note', 'vestibule' ) }
			</Button>
		</form>
	);
}

/** Notes and events of an entry, with a form for new notes. */
export function Notes( { id, version, say }: NotesProps ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchNotes( id, signal ), [ id ] );
	const { data, failure, reload } = useLoad( load, version );
	const [ isBusy, setBusy ] = useState( false );
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
	const remove = async ( note: EntriesNote ) => {
		if ( await attempt( () => deleteNote( id, note.id ) ) ) {
			say( __( 'The note was deleted.', 'vestibule' ), () => void attempt( () => saveNote( id, note.text ) ) );
		}
	};
	return (
		<section className="vestibule-entries__notes">
			<h3>{ __( 'Notes and history', 'vestibule' ) }</h3>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ data !== null && data.length === 0 && (
				<p className="is-nothing">{ __( 'No notes yet. Visitors never see notes.', 'vestibule' ) }</p>
			) }
			{ data !== null && data.length > 0 && (
				<ol>
					{ data.map( ( note ) => (
						<Note
							key={ note.id }
							note={ note }
							change={ ( changed ) => attempt( () => saveNote( id, changed, note.id ) ) }
							remove={ () => void remove( note ) }
						/>
					) ) }
				</ol>
			) }
			<NewNote isBusy={ isBusy } add={ ( text ) => attempt( () => saveNote( id, text ) ) } />
		</section>
	);
}
