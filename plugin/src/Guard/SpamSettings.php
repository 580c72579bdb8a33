<?php

declare(strict_types=1);

namespace Vestibule\Guard;

use Vestibule\Contract\Spam;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\PageCache\DisplayedContent;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Spam protection settings for the whole site (docs/spam.md).
 *
 * @extends Settings<Spam>
 */
final class SpamSettings extends Settings {

	public const OPTION = 'vestibule_spam';

	public function __construct( private readonly Schema $contracts ) {
		parent::__construct( $contracts, self::OPTION, Spam::class );
	}

	/**
	 * @return array{work: int, seconds: int} Difficulty of the proof of work in bits, and minimum number of seconds
	 * before the form can be submitted.
	 */
	public function terms( int $form_post ): array {
		return array( 'work' => Checks\Work::bits( $form_post ), 'seconds' => $this->values()->seconds );
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
		$content->options[] = self::OPTION;
	}
}
