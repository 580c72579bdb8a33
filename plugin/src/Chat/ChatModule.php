<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Ajax\Call;
use Vestibule\Ajax\EarlyCalls;
use Vestibule\Chat\View\Props;
use Vestibule\Chat\View\Words;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Settings;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The chat: accounts, settings, launcher and button (docs/reference/chat.md). */
final class ChatModule implements Module {

	public const OPTION = 'vestibule_chat';

	private ?ChatBlocks $blocks = null;

	private ?Settings $settings = null;

	private ?Accounts $accounts = null;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'init', fn () => $this->accounts()->register() );
		add_action( 'enqueue_block_editor_assets', fn () => $this->blocks()->handToEditor() );
		$this->services->page->blocks->add(
			array(
				'vestibule/chat'        => fn (): string => $this->blocks()->launcher(),
				'vestibule/chat-button' => fn ( array $attributes ): string => $this->blocks()->button( $attributes ),
			)
		);
		( new PageLauncher() )->register();
		$this->accounts()->watch();
		$this->services->calls->register(
			array(
				'vestibule_chat_count' => fn (): Call => new CountCall( $this->accounts(), $this->counts() ),
				'vestibule_chat_open'  => fn (): Call => new OpenCall( $this->accounts(), $this->settings() ),
			)
		);
		add_action( 'rest_api_init', fn () => $this->admin()->routes() );
		if ( is_admin() && ! EarlyCalls::isOne() ) {
			$this->admin()->register();
		}
	}

	/** The option vestibule_chat in the shape of its contract (docs/reference/chat.md). */
	public static function settingsIn( Schema $schema ): Settings {
		return new Settings( $schema, 'chat', self::OPTION, ( new DefaultWords() )->translate( ... ) );
	}

	/** Made when a page shows a chat. */
	private function blocks(): ChatBlocks {
		return $this->blocks ??= new ChatBlocks( $this->settings(), $this->accounts(), $this->props(), $this->services->page->island(), $this->services->page->foot );
	}

	private function props(): Props {
		return new Props( $this->settings(), $this->accounts(), $this->services->clock, new Words( $this->settings() ) );
	}

	private function settings(): Settings {
		return $this->settings ??= self::settingsIn( $this->services->schema );
	}

	private function accounts(): Accounts {
		return $this->accounts ??= new Accounts( $this->services->schema );
	}

	private function counts(): Counts {
		return new Counts( $this->services->store->database, $this->services->clock );
	}

	private function admin(): Admin\AdminSide {
		return new Admin\AdminSide( $this->services, $this->settings(), $this->accounts(), $this->props(), $this->counts() );
	}
}
