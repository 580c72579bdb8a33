import { __ } from '@wordpress/i18n';
import { scheduled } from '@wordpress/icons';
import { textSetting } from '../kit/rules';
import { LimitControl } from '../kit/editor/inspector/attributes';
import { TimeAttribute } from '../kit/editor/inspector/LimitAttribute';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Line } from '../kit/controls';
import type { FieldViewProps } from '../kit/view';
import metadata from './block.json';
import { minutesOf, stepOf } from './live';

function View( props: FieldViewProps ) {
	const { field } = props;
	const limit = ( which: string ) => {
		const time = textSetting( field, which );
		return minutesOf( time ) === null ? undefined : time;
	};
	const step = stepOf( field ) * 60 || undefined;
	return <Line { ...props } type="time" min={ limit( 'min' ) } max={ limit( 'max' ) } step={ step } />;
}

const Settings = ( props: FieldPanelProps ) => (
	<>
		<TimeAttribute { ...props } name="min" label={ __( 'Earliest time', 'vestibule' ) } />
		<TimeAttribute
			{ ...props }
			name="max"
			label={ __( 'Latest time', 'vestibule' ) }
			help={ __( 'If this time is before the earliest time, it is on the next day.', 'vestibule' ) }
		/>
		<LimitControl
			label={ __( 'Step in minutes', 'vestibule' ) }
			help={ __( 'Counted from the earliest time. Leave empty to allow any minute.', 'vestibule' ) }
			value={ Number( props.attributes.step ?? '' ) || 0 }
			max={ 999 }
			onChange={ ( step ) => props.setAttributes( { step: step ? String( step ) : '' } ) }
		/>
	</>
);

export const field: FieldBlock = {
	metadata,
	View,
	icon: scheduled,
	order: 64,
	answer: 'time',
	related: [ 'text', 'date' ],
	canBeInvalid: true,
	messages: () => ( {
		min: __( 'When the time is too early', 'vestibule' ),
		max: __( 'When the time is too late', 'vestibule' ),
		step: __( 'When the time does not match the steps', 'vestibule' ),
	} ),
	Settings,
};
