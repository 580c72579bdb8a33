import type { ComponentProps, ReactNode } from 'react';
import {
	Frame,
	ariaOf,
	textOf,
	type FieldViewProps,
	optionsOf,
	OtherText,
	describedBy,
	settingsOf,
	textsOf,
	FieldErrors,
	RequiredMark,
} from './view';
import type { FieldProps } from './rules';

type Input = Pick< ComponentProps< 'input' >, 'type' | 'inputMode' | 'autoComplete' | 'min' | 'max' | 'step' >;
type LineProps = FieldViewProps & Input;

/** Field with a single-line input. */
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

/** Field with a native select element. The first option means that nothing is selected. */
export function Select( { autoComplete, ...props }: FieldViewProps & { autoComplete?: string } ) {
	const { field, values } = props;
	return (
		<Frame { ...props }>
			<select
				className="vestibule-field__input"
				id={ field.id }
				name={ field.name }
				autoComplete={ autoComplete }
				{ ...ariaOf( field, props.errors ) }
				defaultValue={ textOf( values, field.name ) }
			>
				<option value="">{ field.placeholder }</option>
				{ optionsOf( props ).map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
			<OtherText { ...props } />
		</Frame>
	);
}

/** Image of an option, from the media library (Fields\Types\Choice\Pictures). */
export interface Picture {
	src: string;
	srcset: string;
	sizes: string;
	width: number;
	height: number;
	alt: string;
}

interface ChoicesProps extends FieldViewProps {
	radio?: boolean;
	/** Whether the submitted value is a list. */
	list?: boolean;
	/** Images of the options, in the same order. */
	pictures?: readonly ( Picture | null | undefined )[];
}

/** Group of radio buttons or checkboxes. */
export function Choices( { radio = false, list = ! radio, pictures = [], ...props }: ChoicesProps ) {
	const { field, values, slots } = props;
	const { columns = 0 } = settingsOf< { columns: number } >( field );
	const chosen = textsOf( values, field.name );
	const invalid = ( props.errors[ field.name ] ?? [] ).length > 0;
	const description = describedBy( field.id, field.help !== '', invalid );
	// Screen readers may skip the description of a group, so the first radio button refers to the error too.
	const radioDescription = ( index: number ) => ( index === 0 ? describedBy( field.id, false, invalid ) : undefined );
	return (
		<Frame { ...props } group>
			<div
				className={ `vestibule-choices${ columns ? ` has-columns-${ columns }` : '' }` }
				role={ radio ? 'radiogroup' : 'group' }
				aria-labelledby={ `${ field.id }_label` }
				aria-required={ ( radio && field.required ) || undefined }
				aria-invalid={ radio ? invalid : undefined }
				aria-describedby={ description }
			>
				{ optionsOf( props ).map( ( option, index ) => (
					<label className="vestibule-choice" key={ option.value }>
						{ drawn( pictures[ index ] ) }
						<input
							className="vestibule-choice__box"
							id={ index === 0 ? field.id : `${ field.id }_${ index }` }
							type={ radio ? 'radio' : 'checkbox' }
							name={ list ? `${ field.name }[]` : field.name }
							value={ option.value }
							aria-invalid={ radio ? undefined : invalid }
							aria-describedby={ radio ? radioDescription( index ) : description }
							defaultChecked={ chosen.includes( option.value ) }
						/>
						<span className="vestibule-choice__text">{ slots?.options?.[ index ] ?? option.label }</span>
					</label>
				) ) }
			</div>
			<OtherText { ...props } />
		</Frame>
	);
}

const drawn = ( picture: Picture | null | undefined ) =>
	picture ? (
		<img
			className="vestibule-choice__picture"
			src={ picture.src }
			srcSet={ picture.srcset || undefined }
			sizes={ picture.sizes || undefined }
			width={ picture.width }
			height={ picture.height }
			alt={ picture.alt }
			loading="lazy"
			decoding="async"
		/>
	) : null;

type Part = FieldProps[ 'parts' ][ number ];

/** Attributes that the controls of all parts have in common. */
type PartAttributes = Pick<
	ComponentProps< 'input' >,
	'className' | 'id' | 'name' | 'autoComplete' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
> & { defaultValue: string };

export const keyOf = ( { name }: Part ): string => /\[(.*)\]$/.exec( name )?.[ 1 ] ?? '';

interface PartsProps extends FieldViewProps {
	/** Renders the control of a part. Returns null if the part uses the default text input. */
	control?: ( part: Part, attributes: PartAttributes ) => ReactNode;
	/** Returns an additional class of a part. */
	classOf?: ( part: Part ) => string;
}

/** Field with several inputs that are submitted as names[first_name] and so on. Each part has its own error. */
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
