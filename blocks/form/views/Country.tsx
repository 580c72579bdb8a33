import { Frame } from './Frame';
import { ariaOf, textOf, type FieldViewProps } from './types';

/** The countries as a native select: the browser's own search by typing beats any list of ours. */
export function Country( props: FieldViewProps ) {
	const { field, values } = props;
	return (
		<Frame { ...props }>
			<select
				className="vestibule-field__input"
				id={ field.id }
				name={ field.name }
				autoComplete="country"
				{ ...ariaOf( field, props.errors ) }
				defaultValue={ textOf( values, field.name ) }
			>
				<option value="">{ field.placeholder }</option>
				{ field.options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
		</Frame>
	);
}
