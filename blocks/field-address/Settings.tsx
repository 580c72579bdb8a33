import type { FieldPanelProps } from '../form/field-editor/kinds';
import { PartsControl } from '../form/field-editor/parts/PartsControl';
import { KEYS } from './keys';

export const Settings = ( props: FieldPanelProps ) => <PartsControl { ...props } keys={ KEYS } />;
