import { __ } from '@wordpress/i18n';
import { chartBar } from '@wordpress/icons';
import { TextControl } from '../../../src/controls/wordpress';
import { standardOf } from '../kit/editor/fromServer';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { textSetting } from '../kit/rules';
import { Scale } from '../kit/scale';
import type { FieldViewProps } from '../kit/view';
import metadata from './block.json';

const endOf = ( { field }: FieldViewProps, end: 'lowLabel' | 'highLabel' ) =>
	textSetting( field, end ) || ( standardOf( 'nps' ).words[ end ] ?? '' );

/** Scale from 0 to 10 with labels at both ends. Screen readers announce these labels together with the numbers. */
function View( props: FieldViewProps ) {
	const [ low, high ] = [ endOf( props, 'lowLabel' ), endOf( props, 'highLabel' ) ];
	const ends: Readonly< Record< number, string > > = { 0: low, 10: high };
	return (
		<Scale
			{ ...props }
			least={ 0 }
			most={ 10 }
			wordsOf={ ( number ) => ( number in ends ? `${ number }, ${ ends[ number ] ?? '' }` : String( number ) ) }
		>
			<div className="vestibule-nps__ends" aria-hidden="true">
				<span>{ low }</span>
				<span>{ high }</span>
			</div>
		</Scale>
	);
}

const Settings = ( { attributes, setAttributes, kind }: FieldPanelProps ) => (
	<>
		<TextControl
			label={ __( 'Label of 0', 'vestibule' ) }
			placeholder={ standardOf( kind.type ).words.lowLabel ?? '' }
			value={ attributes.lowLabel ?? '' }
			onChange={ ( lowLabel ) => setAttributes( { lowLabel } ) }
		/>
		<TextControl
			label={ __( 'Label of 10', 'vestibule' ) }
			placeholder={ standardOf( kind.type ).words.highLabel ?? '' }
			value={ attributes.highLabel ?? '' }
			onChange={ ( highLabel ) => setAttributes( { highLabel } ) }
		/>
	</>
);

export const field: FieldBlock = {
	metadata,
	View,
	icon: chartBar,
	order: 83,
	answer: 'number',
	related: [ 'rating', 'radio', 'number' ],
	Settings,
};
