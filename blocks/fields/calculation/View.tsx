import { formatOf, writeNumber } from '../kit/number-format';
import { Frame, describedBy, textOf, type FieldViewProps } from '../kit/view';

/**
 * Result of a calculation: formatted for display, and as a hidden input. Screen readers announce changes to the output
 * element.
 */
export function View( props: FieldViewProps ) {
	const { field, values } = props;
	const result = textOf( values, field.name );
	const invalid = ( props.errors[ field.name ] ?? [] ).length > 0;
	return (
		<Frame { ...props }>
			<output
				className="vestibule-calculation"
				id={ field.id }
				aria-describedby={ describedBy( field.id, field.help !== '', invalid ) }
			>
				{ result === '' ? '' : writeNumber( result, formatOf( field ) ) }
			</output>
			<input type="hidden" name={ field.name } value={ result } />
		</Frame>
	);
}
