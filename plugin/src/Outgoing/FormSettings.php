<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

use Vestibule\Contract\FormNotifications;
use Vestibule\Contract\FormWebhooks;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\PageCache\DisplayedContent;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Outgoing\Mail\ButtonFaults;
use Vestibule\Outgoing\Webhook\Secrets;
use Vestibule\Outgoing\Webhook\Webhooks;

defined( 'ABSPATH' ) || exit;

/** Registers the settings of a form for notifications and webhooks. */
final class FormSettings {

	public function __construct( private readonly Schema $schema ) {}

	#[Hook( 'init', 6 )]
	public function register(): void {
		$notifications = static fn (): array => FormSettingNames::notifications();
		$faults        = static fn ( mixed $sent ): array => ButtonFaults::in( $sent );
		$webhooks      = static fn (): array => FormSettingNames::webhooks();
		$copied        = static fn ( mixed $stored ): mixed => Webhooks::withoutSecrets( $stored );
		$type          = FormPostType::NAME;
		PostSettings::register( $this->schema, $type, 'form-notifications', names: $notifications, faults: $faults );
		PostSettings::register( $this->schema, $type, 'form-webhooks', names: $webhooks, copied: $copied );
	}

	#[Hook]
	public static function hide( DisplayedContent $content ): void {
		$contracts = array( FormNotifications::CONTRACT, FormWebhooks::CONTRACT );
		array_push( $content->hidden, ...array_map( PostSettings::key( ... ), $contracts ) );
	}

	#[Hook( 'wxr_export_skip_postmeta' )]
	public static function isSkipped( bool $isSkipped, string $key ): bool {
		return $isSkipped || Secrets::META === $key;
	}
}
