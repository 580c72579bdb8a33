import { FORMATS } from '../form/field-editor/files';
import { FileSettings } from '../form/field-editor/inspector/FileSettings';
import type { FieldPanelProps } from '../form/field-editor/kinds';

const OFFERED = Object.values( FORMATS ).flat();

export const Settings = ( props: FieldPanelProps ) => <FileSettings { ...props } offered={ OFFERED } hasGroups />;
