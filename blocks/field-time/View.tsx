import { textSetting } from '../../src/form/rules/settings';
import { Line } from '../form/field-parts/Line';
import type { FieldViewProps } from '../form/field-parts/types';
import { minutesOf, stepOf } from './rules';

export function View( props: FieldViewProps ) {
	const { field } = props;
	const limit = ( which: string ) => {
		const time = textSetting( field, which );
		return minutesOf( time ) === null ? undefined : time;
	};
	const step = stepOf( field ) * 60 || undefined;
	return <Line { ...props } type="time" min={ limit( 'min' ) } max={ limit( 'max' ) } step={ step } />;
}
