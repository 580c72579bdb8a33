import type { ComponentProps, ReactNode } from 'react';
import { FieldErrors, Frame, RequiredMark } from './Frame';
import { describedBy, textOf, type FieldProps, type FieldViewProps } from '../types';

type Part = FieldProps[ 'parts' ][ number ];

/** What any control of a part has. */
export type PartAttributes = Pick<
	ComponentProps< 'input' >,
	'className' | 'id' | 'name' | 'autoComplete' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
> & { defaultValue: string };

export const keyOf = ( { name }: Part ): string => /\[(.*)\]$/.exec( name )?.[ 1 ] ?? '';

interface PartsProps extends FieldViewProps {
	/** The control of a part that is no line. */
	control?: ( part: Part, attributes: PartAttributes ) => ReactNode;
	/** The class of a part beside that which all have. */
	classOf?: ( part: Part ) => string;
}

/** Lines that belong together, posted as names[first_name] and so on; each part has its own error. */
export function Parts( { control, classOf = () => '', ...props }: PartsProps ) {
	const { field, values, errors, words, slots } = props;
	return (
		<Frame { ...props } field={ { ...field, required: false } } group>
			<div
				className={ `vestibule-parts has-${ field.parts.length }` }
				role="group"
				aria-labelledby={ `${ field.id }_label` }
				aria-describedby={ describedBy( field.id, field.help !== '', false ) }
			>
				{ field.parts.map( ( part, index ) => {
					const own = errors[ part.name ] ?? [];
					const attributes: PartAttributes = {
						className: 'vestibule-field__input',
						id: part.id,
						name: part.name,
						autoComplete: part.autocomplete,
						'aria-required': part.required || undefined,
						'aria-invalid': own.length > 0,
						'aria-describedby': describedBy( part.id, false, own.length > 0 ),
						defaultValue: textOf( values, part.name ),
					};
					return (
						<div className={ `vestibule-part${ classOf( part ) }` } key={ part.name }>
							<label className="vestibule-part__label" htmlFor={ part.id }>
								<span>{ slots?.parts?.[ index ] ?? part.label }</span>
								<RequiredMark required={ part.required } words={ words } />
							</label>
							{ control?.( part, attributes ) ?? (
								<input { ...attributes } type="text" maxLength={ field.maxLength || undefined } />
							) }
							<FieldErrors id={ part.id } errors={ own } />
						</div>
					);
				} ) }
			</div>
		</Frame>
	);
}
