<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Vestibule\Contract\Chat;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\EarlyCalls;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Screen\PostScreen;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Module;
use Vestibule\Services;
use Vestibule\Site\Chat\View\Props;
use Vestibule\Site\Chat\View\Words;
use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Chat: accounts, settings, launcher and button (docs/chat.md). */
final class ChatModule implements Module {

	public const OPTION = 'vestibule_chat';

	/**
	 * Priority before the cookie notice checks whether consent is needed, and before the page's scripts are printed.
	 */
	private const EARLY = 5;

	private string $launcher = '';

	private ?ChatBlocks $blocks = null;

	/** @var Settings<Chat>|null */
	private ?Settings $settings = null;

	private ?Accounts $accounts = null;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'init', fn () => $this->accounts()->register() );
		add_action( 'enqueue_block_editor_assets', fn () => $this->blocks()->handToEditor() );
		$this->services->page->blocks->add(
			array(
				'vestibule/chat'        => fn (): string => $this->accounts()->mayBeAny() ? $this->blocks()->launcher() : '',
				'vestibule/chat-button' => fn ( array $attributes ): string => $this->blocks()->button( $attributes ),
			)
		);
		add_action( 'wp_enqueue_scripts', $this->prepareLauncher( ... ), self::EARLY );
		add_action( 'wp_footer', $this->printLauncher( ... ), self::EARLY );
		$this->accounts()->watch();
		Events::on( TablesMade::class, $this->addOptions( ... ) );
		$this->services->calls(
			array(
				'vestibule_chat_count' => fn (): Call => new CountCall( $this->accounts(), $this->counts() ),
				'vestibule_chat_open'  => fn (): Call => new OpenCall( $this->accounts(), $this->settings()->values() ),
			)
		);
		add_action( 'rest_api_init', $this->registerRoutes( ... ) );
		if ( is_admin() && ! EarlyCalls::isOne() ) {
			$this->registerAdmin();
		}
	}

	/** @return Settings<Chat> Option vestibule_chat in the shape of its contract (docs/chat.md). */
	public static function settingsIn( Schema $schema ): Settings {
		return new Settings(
			$schema,
			self::OPTION,
			Chat::class,
			static fn ( string $text ): string => ( new DefaultWords() )->translate( $text ),
			static fn (): array => array( 'timezone' => Zone::ofSetting()->getName() )
		);
	}

	private function addOptions( TablesMade $made ): void {
		$made->options->addSettings( self::OPTION );
		$made->options->add( Accounts::ANY, $this->accounts()->isAny() ? '1' : '0' );
	}

	/** Creates the object when a page displays a chat. */
	private function blocks(): ChatBlocks {
		return $this->blocks ??= new ChatBlocks( $this->settings()->values(), $this->accounts(), $this->props( ... ), $this->services->page );
	}

	private function props(): Props {
		return new Props( $this->settings()->values(), $this->accounts(), $this->services->clock, new Words( $this->settings()->values() ) );
	}

	/** @return Settings<Chat> Shared object, because it caches the option. */
	private function settings(): Settings {
		return $this->settings ??= self::settingsIn( $this->services->schema );
	}

	private function accounts(): Accounts {
		return $this->accounts ??= new Accounts( $this->services->schema );
	}

	private function counts(): Counts {
		return new Counts( $this->services->store()->database, $this->services->clock );
	}

	/**
	 * Renders the launcher for themes without its block, which are all themes except Portico by default. Runs before
	 * the head is printed, so that the launcher's scripts are included. Block themes have rendered the page by then. If
	 * the page already has the launcher, the result is empty.
	 */
	private function prepareLauncher(): void {
		$this->launcher = $this->accounts()->mayBeAny() ? do_blocks( '<!-- wp:vestibule/chat /-->' ) : '';
	}

	/** Prints the launcher at the end of the body. It floats, so its position in the HTML does not matter. */
	private function printLauncher(): void {
		echo $this->launcher; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The block escapes each value.
	}

	private function registerAdmin(): void {
		add_action( 'admin_init', fn () => $this->settingsRoute()->register() );
		add_action( 'admin_menu', $this->addMenu( ... ) );
		add_action( 'load-edit.php', fn () => ( new Admin\AccountList( new AdminAssets( $this->services->assets ), $this->accounts(), $this->settings(), $this->services->clock ) )->load() );
		add_action( 'admin_init', $this->replaceEditor( ... ) );
	}

	private function registerRoutes(): void {
		$order = new Admin\Order();
		$this->settingsRoute()->register();
		( new Admin\AccountRoutes( $this->services->schema, $this->accounts(), $order, new Admin\AccountHours( $this->services->schema ) ) )->register();
		$import = new Admin\Import( new Admin\ImportSource(), $this->accounts(), $this->settings(), $order );
		RestRoutes::forOwners( 'vestibule_import_forbidden', __( 'Sorry, you are not allowed to import chat settings.', 'vestibule' ) )->add( 'POST', '/chat-import', static fn (): array => $import->run() );
	}

	private function addMenu(): void {
		$counts = new Admin\CountsScreen( $this->counts(), $this->services->clock );
		add_submenu_page( AdminScreen::MENU, __( 'Chats started', 'vestibule' ), __( 'Chats started', 'vestibule' ), 'edit_pages', Admin\CountsScreen::SLUG, $counts->show( ... ) );
		$screen = new AdminScreen( $this->adminAssets(), 'chat', 'vestibuleChatSettings', fn (): array => $this->withPictures( $this->data()->settings() ) );
		$screen->addToMenu( __( 'Chat settings', 'vestibule' ), Admin\ScreenData::SETTINGS, Rest::OWNERS );
	}

	private function replaceEditor(): void {
		$screen = fn ( WP_Post $post ): AdminScreen => new AdminScreen( $this->adminAssets(), 'chat-account', 'vestibuleChatAccount', fn (): array => $this->withPictures( $this->data()->account( $post ) ) );
		( new PostScreen( Accounts::TYPE, $screen ) )->register( __( 'Add chat account', 'vestibule' ), __( 'Edit chat account', 'vestibule' ) );
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed> Unchanged data. Also enqueues the media library.
	 */
	private function withPictures( array $data ): array {
		wp_enqueue_media();
		return $data;
	}

	private function data(): Admin\ScreenData {
		return new Admin\ScreenData( $this->settings(), $this->accounts(), $this->props() );
	}

	private function settingsRoute(): SettingsRoute {
		return new SettingsRoute( $this->services->schema, $this->settings() );
	}

	private function adminAssets(): AdminAssets {
		$blocks   = WP_Block_Type_Registry::get_instance();
		$button   = $blocks->get_registered( 'vestibule/chat-button' );
		$launcher = $blocks->get_registered( 'vestibule/chat' );
		return new AdminAssets( $this->services->assets, array_values( array_merge( $button->style_handles ?? array(), $launcher->editor_style_handles ?? array() ) ) );
	}
}
