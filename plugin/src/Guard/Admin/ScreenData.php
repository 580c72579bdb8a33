<?php

declare(strict_types=1);

namespace Vestibule\Guard\Admin;

use Vestibule\Contract\Spam;
use Vestibule\Guard\Akismet\Service as Akismet;
use Vestibule\Guard\Captcha\Keys;
use Vestibule\Guard\Captcha\Service;
use Vestibule\Guard\Captcha\Services;
use Vestibule\Kernel\Setting\Settings;

/** Initial data for the Spam protection screen. Of a secret key it learns only whether there is one. */
final class ScreenData {

	/** @param Settings<Spam> $settings */
	public function __construct(
		private readonly Settings $settings,
		private readonly Services $services,
		private readonly Keys $keys,
	) {}

	/** @return array<string, mixed> As src/admin/spam/index.tsx reads it. */
	public function all(): array {
		return array(
			'settings'   => $this->settings->all(),
			'defaults'   => $this->settings->fit( null ),
			'services'   => array_map( $this->service( ... ), array_values( $this->services->all() ) ),
			'hasAkismet' => Akismet::isThere(),
		);
	}

	/** @return array{name: string, label: string, provider: string, keysUrl: string, hasSecret: bool} */
	private function service( Service $service ): array {
		return array(
			'name'      => $service->name(),
			'label'     => $service->label(),
			'provider'  => $service->provider(),
			'keysUrl'   => esc_url_raw( $service->keysUrl(), array( 'https' ) ),
			'hasSecret' => '' !== $this->keys->secret( $service->name() ),
		);
	}
}
