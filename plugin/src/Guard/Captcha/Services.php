<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

use Vestibule\Kernel\Register;

defined( 'ABSPATH' ) || exit;

/**
 * Registry of captcha services (docs/spam.md).
 *
 * @extends Register<Service>
 */
final class Services extends Register {

	public function add( Service $service ): void {
		$this->put( $service->name(), $service );
	}

	protected function fill(): void {
		array_map( $this->add( ... ), KnownService::all() );
		/**
		 * Fires when captcha services are first needed, so that plugins can add services.
		 *
		 * @param Services $services
		 */
		do_action( 'vestibule/register_captchas', $this );
	}
}
