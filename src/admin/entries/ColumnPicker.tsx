import { Button, CheckboxControl, Dropdown } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormColumns } from './api';
import { chosenColumns, columnsOf, USUAL } from './columns';

interface Props {
	form: FormColumns | null;
	choose: ( keys: readonly string[] ) => void;
}

/** As many as the list can bear. */
const MOST = 20;

/** Which columns the list has; kept for the reader and the form. */
export function ColumnPicker( { form, choose }: Props ) {
	const chosen = chosenColumns( form ).map( ( column ) => column.key );
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-end' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					aria-expanded={ isOpen }
					disabled={ form === null }
					onClick={ onToggle }
				>
					{ __( 'Columns', 'vestibule' ) }
				</Button>
			) }
			renderContent={ () => (
				<fieldset className="vestibule-entries__picker">
					<legend>{ __( 'Columns of the list', 'vestibule' ) }</legend>
					{ columnsOf( form ).map( ( column ) => (
						<CheckboxControl
							__nextHasNoMarginBottom
							key={ column.key }
							label={ column.label }
							checked={ chosen.includes( column.key ) }
							disabled={ chosen.length >= MOST && ! chosen.includes( column.key ) }
							onChange={ ( on ) =>
								choose(
									on ? [ ...chosen, column.key ] : chosen.filter( ( key ) => key !== column.key )
								)
							}
						/>
					) ) }
					{ form?.form === 0 && (
						<p className="vestibule-entries__hint">
							{ __( 'Choose a form to show its answers as columns.', 'vestibule' ) }
						</p>
					) }
					<Button variant="link" onClick={ () => choose( USUAL ) }>
						{ __( 'The usual columns', 'vestibule' ) }
					</Button>
				</fieldset>
			) }
		/>
	);
}
