<?php

declare(strict_types=1);

namespace Vestibule\Push;

use Vestibule\Contracts\Finding;
use Vestibule\Contracts\HealthCheck;

defined( 'ABSPATH' ) || exit;

/** Whether notifications of this site's own can reach anybody. */
final class KeysCheck implements HealthCheck {

	public function __construct( private readonly Setup $setup, private readonly KeyHealth $keys ) {}

	public function name(): string {
		return 'push';
	}

	public function label(): string {
		return __( 'Keys for push messages', 'vestibule' );
	}

	public function finding(): Finding {
		if ( ! $this->setup->isOwn() ) {
			return Finding::good( __( 'This site needs no keys for push messages', 'vestibule' ), __( 'Push messages are off, or another service sends them.', 'vestibule' ) );
		}
		$problem = $this->keys->problem();
		return '' === $problem
			? Finding::good( __( 'The keys for push messages can be used', 'vestibule' ), __( 'Push services took what was last sent, or nothing was sent yet.', 'vestibule' ) )
			: Finding::critical( __( 'Push messages do not reach everybody', 'vestibule' ), array( $problem ), array( __( 'Go to push messages', 'vestibule' ) => admin_url( 'admin.php?page=vestibule-push' ) ) );
	}

	/** @return array<string, string> */
	public function facts(): array {
		return array( __( 'Push messages', 'vestibule' ) => $this->setup->provider() );
	}
}
