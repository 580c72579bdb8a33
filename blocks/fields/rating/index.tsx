import { __, _x } from '@wordpress/i18n';
import { starEmpty } from '@wordpress/icons';
import { SelectControl } from '../../../src/controls/wordpress';
import { WholeNumber } from '../../../src/controls/WholeNumber';
import { textSetting } from '../kit/rules';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Scale } from '../kit/scale';
import type { FieldViewProps } from '../kit/view';
import metadata from './block.json';
import { scaleOf } from './live';

/** Scale for a rating, as stars or numbers. */
const View = ( props: FieldViewProps ) => (
	<Scale
		{ ...props }
		least={ 1 }
		most={ scaleOf( props.field ) }
		hasNumbers={ textSetting( props.field, 'ratingLook' ) === 'numbers' }
		wordsOf={ ( number ) =>
			( props.words.rating ?? '' )
				.replace( '%1$s', String( number ) )
				.replace( '%2$s', String( scaleOf( props.field ) ) )
		}
	/>
);

const Settings = ( { attributes, setAttributes }: FieldPanelProps ) => (
	<>
		<SelectControl
			label={ _x( 'Style', 'of a rating', 'vestibule' ) }
			value={ attributes.ratingLook ?? '' }
			options={ [
				{ value: '', label: __( 'Stars', 'vestibule' ) },
				{ value: 'numbers', label: __( 'Numbers', 'vestibule' ) },
			] }
			onChange={ ( ratingLook ) => setAttributes( { ratingLook: ratingLook as '' } ) }
		/>
		<WholeNumber
			label={ __( 'Best rating', 'vestibule' ) }
			min={ 2 }
			max={ 10 }
			value={ attributes.scale || 5 }
			onChange={ ( scale ) => setAttributes( { scale } ) }
		/>
	</>
);

export const field: FieldBlock = {
	metadata,
	View,
	icon: starEmpty,
	order: 82,
	answer: 'number',
	related: [ 'radio', 'number' ],
	Settings,
};
