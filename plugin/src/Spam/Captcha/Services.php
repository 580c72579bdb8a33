<?php

declare(strict_types=1);

namespace Vestibule\Spam\Captcha;

use InvalidArgumentException;

/** The register of captcha services (docs/spam.md). */
final class Services {

	/** @var array<string, Service>|null */
	private ?array $services = null;

	/** @throws InvalidArgumentException When a service of this name is there, or the name has another form. */
	public function add( Service $service ): void {
		$name = $service->name();
		if ( 1 !== preg_match( '/^[a-z0-9-]{1,40}$/D', $name ) || isset( $this->services[ $name ] ) ) {
			throw new InvalidArgumentException( esc_html( "A captcha cannot be added as \"{$name}\"." ) );
		}
		$this->services[ $name ] = $service;
	}

	public function find( string $name ): ?Service {
		return $this->all()[ $name ] ?? null;
	}

	/** @return array<string, Service> By name. */
	public function all(): array {
		if ( null === $this->services ) {
			$this->services = array();
			array_map( $this->add( ... ), array( new Turnstile(), new HCaptcha(), new RecaptchaV2(), new RecaptchaV3() ) );
			/**
			 * Fires once, when captcha services are first asked for: add services of your own.
			 *
			 * @param Services $services
			 */
			do_action( 'vestibule/register_captchas', $this );
		}
		return $this->services ?? array();
	}
}
