<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Chat\View\Props;
use Vestibule\Chat\View\Words;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Settings;
use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\Island;

defined( 'ABSPATH' ) || exit;

/** The chat: accounts, settings, launcher and button (docs/reference/chat.md). */
final class ChatModule implements Module {

	public const OPTION = 'vestibule_chat';

	private ?ChatBlocks $blocks = null;

	private ?Settings $settings = null;

	private ?Accounts $accounts = null;

	public function __construct(
		private readonly Schema $schema,
		private readonly Clock $clock,
		private readonly Island $island,
	) {}

	public function register(): void {
		add_action( 'init', ( new AccountPostType( $this->schema ) )->register( ... ) );
		( new KeptAccounts() )->register();
		add_action( 'enqueue_block_editor_assets', fn () => ( new EditorData( $this->settings(), $this->props() ) )->hand() );
		( new BlockHtml(
			array(
				'vestibule/chat'        => fn (): string => $this->blocks()->launcher(),
				'vestibule/chat-button' => fn ( array $attributes ): string => $this->blocks()->button( $attributes ),
			)
		) )->register();
	}

	/** The option vestibule_chat in the shape of its contract (docs/reference/chat.md). */
	public static function settingsIn( Schema $schema ): Settings {
		return new Settings( $schema, 'chat', self::OPTION );
	}

	/** Made when a page shows a chat. */
	private function blocks(): ChatBlocks {
		return $this->blocks ??= new ChatBlocks( $this->settings(), $this->accounts(), $this->props(), $this->island );
	}

	private function props(): Props {
		return new Props( $this->settings(), $this->accounts(), $this->clock, new Words( $this->settings() ) );
	}

	private function settings(): Settings {
		return $this->settings ??= self::settingsIn( $this->schema );
	}

	private function accounts(): Accounts {
		return $this->accounts ??= new Accounts( $this->schema );
	}
}
