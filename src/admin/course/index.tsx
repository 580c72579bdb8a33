import { registerPlugin } from '@wordpress/plugins';
import { CoursePanels, PLUGIN } from './CoursePanels';
import { SavingGuard } from './SavingGuard';
import '../kit/settings/screen.css';
import './course.css';

registerPlugin( PLUGIN, { render: CoursePanels, icon: null } );
registerPlugin( `${ PLUGIN }-saving`, { render: SavingGuard, icon: null } );
