import type { ComponentProps } from 'react';
import { Frame } from './Frame';
import { ariaOf, textOf, type FieldViewProps } from '../types';

type Input = Pick< ComponentProps< 'input' >, 'type' | 'inputMode' | 'autoComplete' | 'min' | 'max' | 'step' >;
type LineProps = FieldViewProps & Input;

/** One line that is typed. */
export function Line( { type, inputMode, autoComplete, min, max, step, ...props }: LineProps ) {
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
				min={ min }
				max={ max }
				step={ step }
				placeholder={ field.placeholder || undefined }
				maxLength={ field.maxLength || undefined }
				{ ...ariaOf( field, props.errors ) }
				defaultValue={ textOf( values, field.name ) }
			/>
		</Frame>
	);
}
