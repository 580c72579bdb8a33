import { Frame } from './Frame';
import { optionsOf, OtherText } from './Other';
import { describedBy, settingsOf, textsOf, type FieldViewProps } from '../types';

/** What an option is chosen by, of the media library (Form\View\Pictures). */
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
	/** Whether the value is a list. */
	list?: boolean;
	/** Beside the options, in their order. */
	pictures?: readonly ( Picture | null | undefined )[];
}

/** A radio group or a group of checkboxes. */
export function Choices( { radio = false, list = ! radio, pictures = [], ...props }: ChoicesProps ) {
	const { field, values, slots } = props;
	const { columns = 0 } = settingsOf< { columns: number } >( field );
	const chosen = textsOf( values, field.name );
	const invalid = ( props.errors[ field.name ] ?? [] ).length > 0;
	const description = describedBy( field.id, field.help !== '', invalid );
	// A reader may pass over what describes a group: the first of its radio buttons has the error as well.
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
