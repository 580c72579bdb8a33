<?php

declare(strict_types=1);

namespace Vestibule\Guard;

use Vestibule\Contract\Spam;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The objects of the feature that more than one place uses, each made when it is first asked for. */
final class Parts {

	/** Option of the settings. */
	public const OPTION = 'vestibule_spam';

	/** @var Settings<Spam>|null */
	private ?Settings $settings         = null;
	private ?Akismet\Service $akismet   = null;
	private ?SpamChecks $checks         = null;
	private ?Captcha\Services $captchas = null;

	public function __construct( private readonly Services $services ) {}

	/** One, because other plugins add to it. */
	public function checks(): SpamChecks {
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

	/** @return array{work: int, seconds: int} What a browser has to do before it may send a form. */
	public function terms( int $form_post ): array {
		return array( 'work' => Checks\Work::bits( $form_post ), 'seconds' => $this->settings()->values()->seconds );
	}

	public function corrections(): Akismet\Corrections {
		$store = $this->services->store();
		return new Akismet\Corrections( new Akismet\Questions( $store->database, $this->services->clock ), $this->akismet(), $this->settings() );
	}

	/** One: the check leaves there what is kept once the entry is stored. */
	private function akismet(): Akismet\Service {
		return $this->akismet ??= new Akismet\Service();
	}

	public function place(): CaptchaPlace {
		return new CaptchaPlace( $this->captchas(), $this->keys(), $this->settings()->values() );
	}

	/** One, because other plugins add to it. */
	public function captchas(): Captcha\Services {
		return $this->captchas ??= new Captcha\Services();
	}

	public function keys(): Captcha\Keys {
		return new Captcha\Keys( $this->settings()->values() );
	}

	public function problem(): Captcha\Problem {
		return new Captcha\Problem( $this->services->clock );
	}

	/** @return Settings<Spam> One, because it remembers what it has read. */
	public function settings(): Settings {
		return $this->settings ??= new Settings( $this->services->schema, self::OPTION, Spam::class );
	}
}
