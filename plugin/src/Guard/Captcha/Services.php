<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

use Vestibule\Kernel\Register;

defined( 'ABSPATH' ) || exit;

/**
 * The register of captcha services (docs/spam.md).
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
		 * Fires once, when captcha services are first asked for: add services of your own.
		 *
		 * @param Services $services
		 */
		do_action( 'vestibule/register_captchas', $this );
	}
}
