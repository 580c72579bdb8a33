<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Calendar\Events\Events;
use Vestibule\Contract\FormSaving;
use Vestibule\Contract\FormSpam;
use Vestibule\Contract\FormWebhooks;
use Vestibule\Courses\Courses;
use Vestibule\Fields\Country\CountryLookup;
use Vestibule\Fields\FormField;
use Vestibule\Fields\TakesFiles;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Guard\Akismet\Service;
use Vestibule\Guard\SpamSettings;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Outgoing\Channel\Channels;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Consent\ConsentSettings;
use Vestibule\Site\Performance\SpeedSettings;
use Vestibule\Site\Push\PushSettings;

defined( 'ABSPATH' ) || exit;

/** Determines which of the features that process personal data are used on this site. */
final class Features {

	public function __construct(
		private readonly StoredForms $forms,
		private readonly Channels $channels,
		private readonly SpamSettings $spam,
		private readonly ConsentSettings $consent,
		private readonly PushSettings $push,
		private readonly SpeedSettings $speed,
	) {}

	public function isUsed( string $feature ): bool {
		return match ( $feature ) {
			'forms'        => array() !== $this->forms->all(),
			'files'        => $this->hasField( self::takesFiles( ... ) ),
			'drafts'       => $this->hasForm( static fn ( FormSaving $saving ): bool => $saving->drafts ),
			'saving'       => $this->hasForm( static fn ( FormSaving $saving ): bool => $saving->later ),
			'appointments' => self::hasPosts( Events::NAME ) && $this->hasField( self::isAppointment( ... ) ),
			'webhooks'     => $this->sendsToWebhooks() || array() !== $this->channels(),
			'courses'      => self::hasPosts( Courses::NAME ),
			'captcha'      => array() !== $this->captchas(),
			'akismet'      => $this->spam->values()->akismet && Service::isThere(),
			'country'      => '' !== $this->countryService(),
			'notice'       => $this->consent->values()->isShown,
			'chat'         => self::hasPosts( Accounts::TYPE ),
			'speed'        => $this->speed->values()->findsLargestImage,
			'push'         => 'none' !== $this->push->values()->provider,
			default        => true,
		};
	}

	/** @return list<string> Names of the captcha services that forms use. */
	public function captchas(): array {
		$names = array_map(
			static fn ( FormDefinition $form ): string =>
				PostSettings::of( $form->postId, FormSpam::class )->captcha,
			$this->forms->published()
		);
		return array_values( array_unique( array_filter( $names ) ) );
	}

	/** @return list<string> Labels and recipients of the channels that are set up. */
	public function channels(): array {
		return $this->channels->recipients();
	}

	/** @return string Hostname of the service that returns the country of an IP address. Empty if there is none. */
	public function countryService(): string {
		return (string) wp_parse_url( CountryLookup::service(), PHP_URL_HOST );
	}

	private static function takesFiles( FormField $field ): bool {
		return $field->type instanceof TakesFiles;
	}

	private static function isAppointment( FormField $field ): bool {
		return 'appointment' === $field->type->name();
	}

	private function sendsToWebhooks(): bool {
		foreach ( $this->forms->published() as $form ) {
			foreach ( PostSettings::of( $form->postId, FormWebhooks::class )->list as $webhook ) {
				if ( $webhook->enabled && '' !== $webhook->url ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @param callable(FormField): bool $matches */
	private function hasField( callable $matches ): bool {
		foreach ( $this->forms->all() as $form ) {
			if ( array() !== array_filter( $form->fields, $matches ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param callable(FormSaving): bool $matches */
	private function hasForm( callable $matches ): bool {
		foreach ( $this->forms->published() as $form ) {
			if ( $matches( PostSettings::of( $form->postId, FormSaving::class ) ) ) {
				return true;
			}
		}
		return false;
	}

	private static function hasPosts( string $type ): bool {
		return (int) ( wp_count_posts( $type )->publish ?? 0 ) > 0;
	}
}
