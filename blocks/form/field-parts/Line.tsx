import type { ComponentProps } from 'react';
import { Frame } from './Frame';
import { ariaOf, textOf, type FieldViewProps } from './types';

type LineProps = FieldViewProps & Pick< ComponentProps< 'input' >, 'type' | 'inputMode' | 'autoComplete' >;

/** One line that is typed. */
export function Line( { type, inputMode, autoComplete, ...props }: LineProps ) {
	const { field, values } = props;
	return (
		<Frame { ...props }>
			<input
				className="vestibule-field__input"
				id={ field.id }
				name={ field.name }
				type={ type }
				inputMode={ inputMode }
				autoComplete={ autoComplete }
				placeholder={ field.placeholder || undefined }
				maxLength={ field.maxLength || undefined }
				{ ...ariaOf( field, props.errors ) }
				defaultValue={ textOf( values, field.name ) }
			/>
		</Frame>
	);
}
