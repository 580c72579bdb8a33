<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Closure;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** REST route POST vestibule/v1/chat-import, which imports the accounts and settings of another chat plugin. */
final class ImportRoute {

	/** @param Closure(): Import $import */
	public function __construct( private readonly Closure $import ) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		RestRoutes::forOwners(
			'vestibule_import_forbidden',
			__( 'Sorry, you are not allowed to import chat settings.', 'vestibule' )
		)
			->add( 'POST', '/chat-import', fn (): array => ( $this->import )()->run() );
	}
}
