import { Frame } from './Frame';
import { describedBy, textOf, type FieldViewProps } from './types';

/** The countries as a native select: the browser's own search by typing beats any list of ours. */
export function Country( props: FieldViewProps ) {
	const { field, values } = props;
	const errors = props.errors[ field.name ] ?? [];
	return (
		<Frame { ...props }>
			<select
				className="vestibule-field__input"
				id={ field.id }
				name={ field.name }
				autoComplete="country"
				aria-required={ field.required || undefined }
				aria-invalid={ errors.length > 0 }
				aria-describedby={ describedBy(
					field.id,
					field.help !== '',
					errors.length > 0
				) }
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
