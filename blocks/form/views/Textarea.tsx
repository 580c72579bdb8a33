import { Frame } from './Frame';
import { describedBy, textOf, type FieldViewProps } from './types';

export function Textarea( props: FieldViewProps ) {
	const { field, values } = props;
	const errors = props.errors[ field.name ] ?? [];
	return (
		<Frame { ...props }>
			<textarea
				className="vestibule-field__input"
				id={ field.id }
				name={ field.name }
				rows={ 5 }
				placeholder={ field.placeholder || undefined }
				maxLength={ field.maxLength || undefined }
				aria-required={ field.required || undefined }
				aria-invalid={ errors.length > 0 }
				aria-describedby={ describedBy(
					field.id,
					field.help !== '',
					errors.length > 0
				) }
				defaultValue={ textOf( values, field.name ) }
			/>
		</Frame>
	);
}
