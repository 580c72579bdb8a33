<?php
/**
 * Plugin Name: Local receiver
 * Description: Allows requests to the receiver of "npm run extension -- listen" on the same machine. Only on local sites.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Address of the receiver, as in tools/extension.mjs. */
const VESTIBULE_RECEIVER = array( '127.0.0.1', 9777 );

add_filter(
	'http_request_host_is_external',
	static fn ( mixed $is_external, string $host, string $url ): bool =>
		(bool) $is_external || array( $host, wp_parse_url( $url, PHP_URL_PORT ) ) === VESTIBULE_RECEIVER,
	10,
	3
);
add_filter(
	'http_allowed_safe_ports',
	static fn ( mixed $ports, string $host ): array =>
		VESTIBULE_RECEIVER[0] === $host
			? array( ...(array) $ports, VESTIBULE_RECEIVER[1] )
			: (array) $ports,
	10,
	2
);
