<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Vestibule\Contract\Chat;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\PageCache\DisplayedContent;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of the chat (docs/chat.md).
 *
 * @extends Settings<Chat>
 */
final class ChatSettings extends Settings {

	public const OPTION = 'vestibule_chat';

	public function __construct( private readonly Schema $contracts ) {
		parent::__construct(
			$contracts,
			self::OPTION,
			Chat::class,
			static fn ( string $text ): string => ( new DefaultWords() )->translate( $text ),
			static fn (): array => array( 'timezone' => Zone::ofSetting()->getName() )
		);
	}

	#[Hook( 'admin_init' )]
	#[Hook( 'rest_api_init' )]
	public function register(): void {
		( new SettingsRoute( $this->contracts, $this ) )->register();
	}

	#[Hook]
	public static function addOption( TablesMade $made ): void {
		$made->options->addSettings( self::OPTION );
	}

	#[Hook]
	public static function addDisplayed( DisplayedContent $content ): void {
		$content->options[]    = self::OPTION;
		$content->everywhere[] = Accounts::TYPE;
	}
}
