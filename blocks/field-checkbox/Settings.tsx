import { OptionsSettings } from '../form/field-editor/inspector/OptionsSettings';
import type { FieldPanelProps } from '../form/field-editor/kinds';

export const Settings = ( props: FieldPanelProps ) => <OptionsSettings { ...props } several />;
