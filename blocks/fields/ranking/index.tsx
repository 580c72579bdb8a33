import { __ } from '@wordpress/i18n';
import { formatListNumbered } from '@wordpress/icons';
import { OptionsControl } from '../kit/editor/inspector/OptionsControl';
import type { FieldPanelProps } from '../kit/editor/kinds';
import { firstOptions } from '../kit/editor/options';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { ariaOf, describedBy, Frame, textsOf, type FieldViewProps } from '../kit/view';
import metadata from './block.json';

/** List of options, each with a select element for its rank. */
function View( props: FieldViewProps ) {
	const { field, values, errors } = props;
	const chosen = textsOf( values, field.name );
	const isInvalid = ( errors[ field.name ] ?? [] ).length > 0;
	return (
		<Frame { ...props } group>
			<div
				className="vestibule-ranking"
				role="group"
				aria-labelledby={ `${ field.id }_label` }
				aria-describedby={ describedBy( field.id, field.help !== '', isInvalid ) }
			>
				{ field.options.map( ( { value, label }, index ) => {
					const id = index === 0 ? field.id : `${ field.id }_${ index }`;
					const places = field.options.map( ( _, place ) => `${ place + 1 }:${ value }` );
					return (
						<div className="vestibule-ranking__option" key={ value }>
							<select
								className="vestibule-field__input"
								id={ id }
								name={ `${ field.name }[]` }
								{ ...ariaOf( field, errors ) }
								defaultValue={ places.find( ( place ) => chosen.includes( place ) ) }
							>
								<option value="">–</option>
								{ places.map( ( place, at ) => (
									<option key={ place } value={ place }>
										{ at + 1 }
									</option>
								) ) }
							</select>
							<label className="vestibule-ranking__label" htmlFor={ id }>
								{ label }
							</label>
						</div>
					);
				} ) }
			</div>
		</Frame>
	);
}

const Settings = ( { attributes, setAttributes, stored }: FieldPanelProps ) => (
	<OptionsControl
		options={ attributes.options ?? [] }
		stored={ stored }
		hasTicks={ false }
		onChange={ ( options ) => setAttributes( { options } ) }
	/>
);

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View,
	icon: formatListNumbered,
	order: 85,
	answer: 'presence',
	related: [ 'radio', 'checkbox', 'multi-select' ],
	fresh: () => ( { options: firstOptions() } ),
	canBeInvalid: true,
	messages: () => ( {
		missing: __( 'When an option has no rank', 'vestibule' ),
		twice: __( 'When two options have the same rank', 'vestibule' ),
	} ),
	Settings,
};
