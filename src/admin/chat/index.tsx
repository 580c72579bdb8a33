import type { Chat } from '../../contracts/chat';
import type { ChatProps } from '../../contracts/chat-props';
import { mount } from '../kit/mount';
import { ConsentSection } from './ConsentSection';
import { DisplaySection } from './DisplaySection';
import { ImportSection, type Foreign } from './ImportSection';
import { LauncherSection } from './LauncherSection';
import { AnalyticsSection, LinksSection } from './LinksSection';
import { PanelSection, type Zones } from './PanelSection';
import { Preview } from './Preview';
import { Screen } from './settings';
import '../kit/chat-stage.css';
import './settings.css';

/** Initial data of the screen. */
interface FromServer extends Zones {
	settings: Chat;
	defaults: Chat;
	/** Data of the launcher, as printed on the page. */
	chat: ChatProps;
	/** Titles of the pages and posts in the settings. */
	posts: Record< number, string >;
	accountsUrl: string;
	foreign: Foreign;
}

/** Settings screen for the chat (docs/chat.md). */
function App( { server }: { server: FromServer } ) {
	const { foreign } = server;
	return (
		<Screen server={ server } beside={ <Preview chat={ server.chat } /> }>
			{ ( foreign.accounts > 0 || foreign.settings ) && (
				<ImportSection foreign={ foreign } accountsUrl={ server.accountsUrl } />
			) }
			<DisplaySection titles={ server.posts } />
			<LauncherSection />
			<PanelSection zones={ server.zones } siteZone={ server.siteZone } />
			<ConsentSection />
			<LinksSection />
			<AnalyticsSection />
		</Screen>
	);
}

mount( 'vestibule-chat', 'vestibuleChatSettings', App );
