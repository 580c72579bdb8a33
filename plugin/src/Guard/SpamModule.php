<?php

declare(strict_types=1);

namespace Vestibule\Guard;

use Closure;
use Vestibule\Contract\Spam;
use Vestibule\Entries\RowsOfEntry;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/**
 * What tells spam from what people send (docs/spam.md): checks in a register, captchas, and what both ask of a
 * browser. Forms know of it by filters alone.
 */
final class SpamModule implements Module {

	public const OPTION = 'vestibule_spam';

	/** @var Settings<Spam>|null */
	private ?Settings $settings        = null;
	private ?Akismet\Service $akismet  = null;
	private ?SpamChecks $checks        = null;
	private ?Captcha\Services $captchas = null;

	/** @param Closure(): string $postType Of the posts that choose a captcha: forms. */
	public function __construct( private readonly Services $services, private readonly Closure $postType ) {}

	public function register(): void {
		$route = fn () => ( new SettingsRoute( $this->services->schema, $this->settings() ) )->register();
		add_action( 'admin_init', $route );
		add_action( 'rest_api_init', $route );
		add_action( 'init', fn () => PostSettings::register( $this->services->schema, ( $this->postType )(), 'form-spam' ) );
		add_filter( 'vestibule/form_setting_names', static fn ( array $names ): array => $names + array( 'vestibule_form_spam' => __( 'Spam protection', 'vestibule' ) ) );
		add_filter( 'vestibule/judge_submission', $this->judge( ... ), 10, 2 );
		add_filter( 'vestibule/spam_reason', fn ( string $words, string $stored ): string => $this->checks()->reason( $stored ), 10, 2 );
		add_filter( 'vestibule/form_terms', $this->terms( ... ), 10, 2 );
		add_filter( 'vestibule/before_submit', fn ( string $html, int $post, int $number ): string => $html . $this->place()->render( $post, $number ), 10, 3 );
		add_filter( 'vestibule/health_checks', $this->withCheck( ... ) );
		add_action( 'rest_api_init', fn () => ( new Admin\Routes( $this->captchas(), $this->keys(), new Captcha\SiteVerify() ) )->register() );
		add_action( 'admin_menu', $this->addMenu( ... ) );
		add_action( 'vestibule/tables_made', static fn ( Once $once ) => $once->addSettings( self::OPTION ) );
		$this->correctAkismet();
	}

	/** What Akismet was asked is kept with the entry, and repeated when somebody says that it is spam, or is none. */
	private function correctAkismet(): void {
		$keep = fn ( StoredEntry $entry ) => $this->corrections()->keep( $entry );
		add_action( 'vestibule/spam_stored', $keep );
		add_action( 'vestibule/form_submitted', $keep, 1 );
		add_action( 'vestibule/entries_marked', fn ( array $entries, string $status ) => $this->corrections()->want( array_values( array_map( intval( ... ), $entries ) ), $status ), 10, 2 );
		add_filter( 'vestibule/belongs_to_entry', fn ( array $all ): array => array( ...$all, new RowsOfEntry( $this->services->store()->database, '{akismet}', 'submission_id', $this->corrections()->export( ... ) ) ) );
		add_action( 'vestibule_akismet', fn () => $this->corrections()->run() );
		add_action( 'vestibule_purge', fn () => $this->corrections()->forgetOld() );
	}

	private function judge( Judgement $before, Submission $submission ): Judgement {
		return '' !== $before->reason || null !== $before->refusal ? $before : $this->checks()->judge( $submission );
	}

	/**
	 * @param array{work: int, seconds: int} $terms
	 * @return array{work: int, seconds: int}
	 */
	private function terms( array $terms, int $form_post ): array {
		$work = Checks\Work::bits( $form_post );
		return array( 'work' => max( $terms['work'], $work ), 'seconds' => max( $terms['seconds'], $this->settings()->values()->seconds ) );
	}

	/**
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	private function withCheck( array $checks ): array {
		return array( ...$checks, new CaptchaHealth( $this->captchas(), $this->keys(), $this->problem(), ( $this->postType )() ) );
	}

	/** One, because other plugins add to it. */
	private function checks(): SpamChecks {
		return $this->checks ??= new SpamChecks( $this->addStandard( ... ) );
	}

	/** In the order in which they are asked: what refuses first, then what is never spam, then what is. */
	private function addStandard( SpamChecks $checks ): void {
		$settings = $this->settings()->values();
		$checks->add( new Checks\NeedsScripts() );
		$checks->add( new Checks\Work() );
		$checks->add( new Checks\Captcha( $this->captchas(), $this->keys(), new Captcha\SiteVerify(), $this->problem(), $settings ) );
		$checks->add( new Checks\OwnersList( $settings, 'allow' ) );
		$checks->add( new Checks\OwnersList( $settings, 'deny' ) );
		$checks->add( new Checks\TimeTrap() );
		$checks->add( new Checks\Links( $settings ) );
		$checks->add( new Checks\Akismet( $settings, $this->akismet() ) );
	}

	private function corrections(): Akismet\Corrections {
		$store = $this->services->store();
		return new Akismet\Corrections( new Akismet\Questions( $store->database, $this->services->clock ), $this->akismet(), $this->settings() );
	}

	/** One: the check leaves there what is kept once the entry is stored. */
	private function akismet(): Akismet\Service {
		return $this->akismet ??= new Akismet\Service();
	}

	private function addMenu(): void {
		$data   = new Admin\ScreenData( $this->settings(), $this->captchas(), $this->keys() );
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'spam', 'vestibuleSpamSettings', $data->all( ... ) );
		$screen->addToMenu( __( 'Spam protection', 'vestibule' ), Captcha\Keys::SCREEN, Rest::OWNERS );
	}

	private function place(): CaptchaPlace {
		return new CaptchaPlace( $this->captchas(), $this->keys(), $this->settings()->values() );
	}

	/** One, because other plugins add to it. */
	private function captchas(): Captcha\Services {
		return $this->captchas ??= new Captcha\Services();
	}

	private function keys(): Captcha\Keys {
		return new Captcha\Keys( $this->settings()->values() );
	}

	private function problem(): Captcha\Problem {
		return new Captcha\Problem( $this->services->clock );
	}

	/** @return Settings<Spam> One, because it remembers what it has read. */
	private function settings(): Settings {
		return $this->settings ??= new Settings( $this->services->schema, self::OPTION, Spam::class );
	}
}
