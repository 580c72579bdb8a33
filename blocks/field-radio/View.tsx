import { Choices } from '../form/field-parts/Choices';
import type { FieldViewProps } from '../form/field-parts/types';

export const View = ( props: FieldViewProps ) => <Choices { ...props } radio />;
