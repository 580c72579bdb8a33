import { Button, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesNote } from '../../contracts/entries-note';
import { isolated } from './isolated';

interface Props {
	note: EntriesNote;
	change: ( text: string ) => Promise< boolean >;
	remove: () => void;
}

function kindWords( note: EntriesNote ): string {
	return {
		note: __( 'Note', 'vestibule' ),
		reply: __( 'Answered by e-mail', 'vestibule' ),
		edit: __( 'Answers changed', 'vestibule' ),
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

/** One thing that happened. Whoever wrote a note can change and delete it. */
export function Note( { note, change, remove }: Props ) {
	const [ text, setText ] = useState< string | null >( null );
	const author = note.author === '' ? __( 'Somebody whose account is gone', 'vestibule' ) : note.author;
	/* translators: %s: day and time. */
	const edited = sprintf( __( '(changed %s)', 'vestibule' ), note.edited );
	const to = isolated( note.mail?.to ?? '' );
	const subject = isolated( note.mail?.subject ?? '' );
	/* translators: 1: an address, 2: subject of a mail. */
	const mailTo = sprintf( __( 'To %1$s: %2$s', 'vestibule' ), to, subject );
	return (
		<li className={ `is-${ note.kind }` }>
			<p className="vestibule-entries__when">
				<strong>{ kindWords( note ) }</strong> <bdi>{ author }</bdi>,{ ' ' }
				<time dateTime={ note.createdAt }>{ note.when }</time>
				{ note.edited !== '' && ` ${ edited }` }
			</p>
			{ note.mail !== null && <p className="vestibule-entries__when">{ mailTo }</p> }
			{ note.kind === 'edit' && <Changes note={ note } /> }
			{ note.kind !== 'edit' && text === null && (
				<p className="vestibule-entries__said" dir="auto">
					{ note.text }
				</p>
			) }
			{ text !== null && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Note', 'vestibule' ) }
					value={ text }
					maxLength={ 5000 }
					onChange={ setText }
				/>
			) }
			{ note.mine && (
				<p className="vestibule-entries__buttons">
					{ text === null ? (
						<>
							<Button variant="link" onClick={ () => setText( note.text ) }>
								{ __( 'Edit', 'vestibule' ) }
							</Button>
							<Button variant="link" isDestructive onClick={ remove }>
								{ __( 'Delete', 'vestibule' ) }
							</Button>
						</>
					) : (
						<>
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
						</>
					) }
				</p>
			) }
		</li>
	);
}
