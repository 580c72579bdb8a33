import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormFields } from '../conditions/useFormFields';
import { FORM } from '../form';
import { faultsOf } from '../notifications/api';
import { freshId } from '../notifications/notification';
import { GoneNotice } from '../references/GoneNotice';
import { CONFIRMATION } from '../references/places';
import { kindWords, META, MOST, titleOf, type Confirmation } from './confirmation';
import { ConfirmationModal } from './ConfirmationModal';
import { useConfirmations } from './useConfirmations';

/** What visitors get where their answers ask for it: the first whose conditions hold, from top to bottom. */
export function Confirmations( { id }: { id: number } ) {
	const [ list, setList ] = useConfirmations( id );
	const [ open, setOpen ] = useState< string | null >( null );
	const [ deleted, setDeleted ] = useState< { confirmation: Confirmation; at: number } | null >( null );
	const error: unknown = useSelect(
		( select ) => select( coreStore ).getLastEntitySaveError( FORM.kind, FORM.name, id ),
		[ id ]
	);
	const fields = useFormFields( id );
	const edited = list.findIndex( ( one ) => one.id === open );
	const confirmation = list[ edited ];
	const refused = Object.fromEntries(
		Object.entries( faultsOf( error ).fields ).flatMap( ( [ path, words ] ) => {
			const prefix = `${ META }.list.${ edited }.`;
			return path.startsWith( prefix ) ? [ [ path.slice( prefix.length ), words ] ] : [];
		} )
	);
	const add = () => {
		const fresh = freshId( list.map( ( one ) => one.id ) );
		setList( [ ...list, { id: fresh } ] );
		setOpen( fresh );
	};
	return (
		<div className="vestibule-editor__settings">
			<h3>{ __( 'By answer', 'vestibule' ) }</h3>
			<p>{ __( 'The first one whose conditions hold is shown instead of the settings above.', 'vestibule' ) }</p>
			{ list.length > 0 && (
				<ul className="vestibule-editor__notifications">
					{ list.map( ( one, at ) => (
						<li key={ one.id }>
							<div>
								{ titleOf( one ) }
								<p className="components-base-control__help">{ kindWords( one ) }</p>
							</div>
							<Button
								size="small"
								variant="link"
								/* translators: %s: name of a confirmation. */
								aria-label={ sprintf( __( 'Edit %s', 'vestibule' ), titleOf( one ) ) }
								onClick={ () => setOpen( one.id ) }
							>
								{ __( 'Edit', 'vestibule' ) }
							</Button>
							<Button
								size="small"
								variant="link"
								isDestructive
								/* translators: %s: name of a confirmation. */
								aria-label={ sprintf( __( 'Delete %s', 'vestibule' ), titleOf( one ) ) }
								onClick={ () => {
									setList( list.filter( ( other ) => other !== one ) );
									setDeleted( { confirmation: one, at } );
								} }
							>
								{ __( 'Delete', 'vestibule' ) }
							</Button>
							<GoneNotice naming={ CONFIRMATION } value={ one } fields={ fields } />
						</li>
					) ) }
				</ul>
			) }
			<div role="status">
				{ deleted && (
					<>
						{ sprintf(
							/* translators: %s: name of a confirmation. */
							__( '“%s” was deleted.', 'vestibule' ),
							titleOf( deleted.confirmation )
						) }{ ' ' }
						<Button
							variant="link"
							onClick={ () => {
								const { confirmation: back, at } = deleted;
								setList( [ ...list.slice( 0, at ), back, ...list.slice( at ) ] );
								setDeleted( null );
							} }
						>
							{ __( 'Undo', 'vestibule' ) }
						</Button>
					</>
				) }
			</div>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ list.length >= MOST }
				accessibleWhenDisabled
				onClick={ add }
			>
				{ __( 'Add confirmation by answer', 'vestibule' ) }
			</Button>
			{ confirmation && (
				<ConfirmationModal
					form={ id }
					confirmation={ confirmation }
					refused={ refused }
					change={ ( changes ) =>
						setList( list.map( ( one ) => ( one.id === open ? { ...one, ...changes } : one ) ) )
					}
					close={ () => setOpen( null ) }
				/>
			) }
		</div>
	);
}
