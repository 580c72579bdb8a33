<?php
/**
 * For `wp --require`: WP-CLI 2.4.1 is older than PHP 8.2. PHP's messages about the code of WP-CLI are irrelevant for
 * this project.
 */

declare(strict_types=1);

set_error_handler(
	static fn ( int $level, string $words, string $file ): bool => str_contains( $file, '/wp-cli/vendor/' ),
	E_DEPRECATED
);
