import { Line } from '../form/field-parts/Line';
import type { FieldViewProps } from '../form/field-parts/types';

export const View = ( props: FieldViewProps ) => <Line { ...props } type="url" inputMode="url" autoComplete="url" />;
