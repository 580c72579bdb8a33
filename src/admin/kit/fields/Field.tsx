import { useId } from '@wordpress/element';
import { TextControl } from '../../../controls/wordpress';

interface FieldProps {
	label: string;
	help?: string;
	value: string;
	/** Why it was refused; empty when it was not. */
	error: string;
	isNumber?: boolean;
	onChange( value: string ): void;
}

/** One line of text, with what is wrong with it beneath. A number is text too: what was typed stays, whatever it is. */
export function Field( { label, help, value, error, isNumber = false, onChange }: FieldProps ) {
	const id = useId();
	return (
		<div>
			<TextControl
				label={ label }
				help={ help }
				inputMode={ isNumber ? 'numeric' : 'text' }
				autoComplete="off"
				maxLength={ 200 }
				value={ value }
				onChange={ onChange }
				aria-invalid={ error !== '' }
				{ ...( error !== '' && { 'aria-describedby': `${ id }-error` } ) }
			/>
			<div id={ `${ id }-error` } role="status">
				{ error !== '' && <p className="vestibule-admin__error">{ error }</p> }
			</div>
		</div>
	);
}
