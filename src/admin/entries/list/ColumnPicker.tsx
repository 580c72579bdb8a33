import { Button, Dropdown } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CheckboxControl } from '../../../controls/wordpress';
import type { FormColumns } from '../entry/api';
import { answerOf, chosenColumns, columnsOf, USUAL, type Column } from './columns';

interface Props {
	form: FormColumns | null;
	choose: ( keys: readonly string[] ) => void;
}

const MAX_COLUMNS = 20;

interface ChoicesProps {
	legend: string;
	columns: readonly Column[];
	chosen: readonly string[];
	choose: ( keys: readonly string[] ) => void;
}

function Choices( { legend, columns, chosen, choose }: ChoicesProps ) {
	return (
		<fieldset>
			<legend>{ legend }</legend>
			{ columns.map( ( { key, label } ) => (
				<CheckboxControl
					key={ key }
					label={ label }
					checked={ chosen.includes( key ) }
					disabled={ chosen.length >= MAX_COLUMNS && ! chosen.includes( key ) }
					onChange={ ( on ) => choose( on ? [ ...chosen, key ] : chosen.filter( ( one ) => one !== key ) ) }
				/>
			) ) }
		</fieldset>
	);
}

/** Menu that selects the columns. The selection is stored per user and form. */
export function ColumnPicker( { form, choose }: Props ) {
	const chosen = chosenColumns( form ).map( ( column ) => column.key );
	const own = columnsOf( form ).filter( ( column ) => answerOf( column.key ) === '' );
	const answers = columnsOf( form ).filter( ( column ) => answerOf( column.key ) !== '' );
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
				<div className="vestibule-entries__picker">
					<Choices
						legend={ __( 'Columns of the list', 'vestibule' ) }
						columns={ own }
						chosen={ chosen }
						choose={ choose }
					/>
					{ answers.length > 0 && (
						<Choices
							legend={ __( 'Answers', 'vestibule' ) }
							columns={ answers }
							chosen={ chosen }
							choose={ choose }
						/>
					) }
					{ form?.form === 0 && (
						<p className="vestibule-entries__hint">
							{ __( 'Choose a form to show its answers as columns.', 'vestibule' ) }
						</p>
					) }
					<Button variant="link" onClick={ () => choose( USUAL ) }>
						{ __( 'Default columns', 'vestibule' ) }
					</Button>
				</div>
			) }
		/>
	);
}
