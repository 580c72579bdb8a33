<?php

declare(strict_types=1);

namespace Vestibule\Guard;

use Closure;
use Vestibule\Entries\EntriesMarked;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\OptInAsked;
use Vestibule\Entries\RowsOfEntry;
use Vestibule\Entries\SpamStored;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/**
 * What tells spam from what people send (docs/spam.md): checks in a register, captchas, and what both ask of a
 * browser. Forms ask it by Parts.
 */
final class SpamModule implements Module {

	/**
	 * @param Closure(): Parts  $parts    Made when a form or a screen asks: a visitor's page loads none.
	 * @param Closure(): string $postType Of the posts that choose a captcha: forms.
	 */
	public function __construct( private readonly Services $services, private readonly Closure $parts, private readonly Closure $postType ) {}

	public function register(): void {
		$route = fn () => ( new SettingsRoute( $this->services->schema, $this->parts()->settings() ) )->register();
		add_action( 'admin_init', $route );
		add_action( 'rest_api_init', $route );
		$names = static fn (): array => array( 'vestibule_form_spam' => __( 'Spam protection', 'vestibule' ) );
		add_action( 'init', fn () => PostSettings::register( $this->services->schema, ( $this->postType )(), 'form-spam', names: $names ) );
		add_filter( 'vestibule/health_checks', $this->withCheck( ... ) );
		add_action( 'rest_api_init', fn () => ( new Admin\Routes( $this->parts()->captchas(), $this->parts()->keys(), new Captcha\SiteVerify() ) )->register() );
		add_action( 'admin_menu', $this->addMenu( ... ) );
		Events::on( TablesMade::class, static fn ( TablesMade $made ) => $made->options->addSettings( Parts::OPTION ) );
		$this->correctAkismet();
	}

	/** What Akismet was asked is kept with the entry, and repeated when somebody says that it is spam, or is none. */
	private function correctAkismet(): void {
		Events::on( SpamStored::class, fn ( SpamStored $stored ) => $this->parts()->corrections()->keep( $stored->entry ) );
		Events::on( EntryStored::class, fn ( EntryStored $stored ) => $this->parts()->corrections()->keep( $stored->entry ) );
		Events::on( OptInAsked::class, fn ( OptInAsked $asked ) => $this->parts()->corrections()->keep( $asked->entry ) );
		Events::on( EntriesMarked::class, fn ( EntriesMarked $marked ) => $this->parts()->corrections()->want( $marked->entries, $marked->status ) );
		$rows = fn (): RowsOfEntry => new RowsOfEntry( $this->services->store()->database, '{akismet}', 'submission_id', $this->parts()->corrections()->export( ... ) );
		add_filter( 'vestibule/belongs_to_entry', static fn ( array $all ): array => array( ...$all, $rows() ) );
		add_action( 'vestibule_akismet', fn () => $this->parts()->corrections()->run() );
		add_action( 'vestibule_purge', fn () => $this->parts()->corrections()->forgetOld() );
	}

	/**
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	private function withCheck( array $checks ): array {
		$parts = $this->parts();
		return array( ...$checks, new CaptchaHealth( $parts->captchas(), $parts->keys(), $parts->problem(), ( $this->postType )() ) );
	}

	private function addMenu(): void {
		$data   = fn (): array => ( new Admin\ScreenData( $this->parts()->settings(), $this->parts()->captchas(), $this->parts()->keys() ) )->all();
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'spam', 'vestibuleSpamSettings', $data );
		$screen->addToMenu( __( 'Spam protection', 'vestibule' ), Captcha\Keys::SCREEN, Rest::OWNERS );
	}

	private function parts(): Parts {
		return ( $this->parts )();
	}
}
