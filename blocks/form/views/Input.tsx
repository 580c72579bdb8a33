import { Frame } from './Frame';
import { ariaOf, textOf, type FieldViewProps } from './types';

const KINDS = {
	email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
	phone: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
	text: { type: 'text', autoComplete: undefined, inputMode: undefined },
} as const;

/** One line: e-mail, phone, text. */
export function Input( props: FieldViewProps ) {
	const { field, values } = props;
	const kind = field.type === 'email' || field.type === 'phone' ? KINDS[ field.type ] : KINDS.text;
	return (
		<Frame { ...props }>
			<input
				className="vestibule-field__input"
				id={ field.id }
				name={ field.name }
				type={ kind.type }
				inputMode={ kind.inputMode }
				autoComplete={ kind.autoComplete ?? ( field.autocomplete || undefined ) }
				placeholder={ field.placeholder || undefined }
				maxLength={ field.maxLength || undefined }
				{ ...ariaOf( field, props.errors ) }
				defaultValue={ textOf( values, field.name ) }
			/>
		</Frame>
	);
}
