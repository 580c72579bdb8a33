import { Select } from '../form/field-parts/Select';
import type { FieldViewProps } from '../form/field-parts/types';

export const View = ( props: FieldViewProps ) => <Select { ...props } autoComplete="country" />;
