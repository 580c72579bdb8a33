<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

/** The register of captcha services (docs/spam.md). */
final class Services {

	/** @var array<string, Service>|null */
	private ?array $services = null;

	/** Names are taken once: the first service of a name stays, and developers are told about the second. */
	public function add( Service $service ): void {
		$name = $service->name();
		if ( 1 !== preg_match( '/^[a-z0-9-]{1,40}$/D', $name ) || isset( $this->services[ $name ] ) ) {
			_doing_it_wrong( __METHOD__, esc_html( "The captcha “{$name}” was not added: its name is taken, or has other characters than a-z, 0-9 and hyphens." ), '0.2.0' );
			return;
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
			array_map( $this->add( ... ), KnownService::all() );
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
