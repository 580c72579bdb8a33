<?php

declare(strict_types=1);

namespace Vestibule\Forms\SavedForms;

use Vestibule\Fields\Submitted\ResumedForm;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Table;

/**
 * Table of saved forms. The table contains only hashes of the secrets, so the links can't be derived from the table.
 */
#[Table(
	'saved_forms',
	// Forms that visitors saved for later, by the hash of the secret in their link.
	'
		secret char(64) NOT NULL,
		form_id int unsigned NOT NULL,
		instance varchar(100) NOT NULL,
		email varchar(254) NOT NULL,
		data longtext NOT NULL,
		step smallint unsigned NOT NULL DEFAULT 0,
		created_at datetime NOT NULL,
		expires_at datetime NOT NULL,
		PRIMARY KEY  (secret), KEY email (email(191)), KEY expires (expires_at)
	'
)]
final class SavedForms {

	/** Maximum number of saved forms per email address. Saving another form deletes the oldest ones. */
	private const MAX_COPIES = 10;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/** @return string 128 random bits in hexadecimal. Only the link contains them. */
	public static function newSecret(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	/** @throws \Vestibule\Kernel\Database\StorageFault */
	public function find( string $secret ): ?SavedForm {
		$row = ResumedForm::isSecret( $secret )
			? $this->database->row(
				'SELECT * FROM {saved_forms} WHERE secret = %s AND expires_at > %s',
				self::hash( $secret ),
				$this->clock->now()
			)
			: null;
		return null === $row ? null : self::read( $row );
	}

	/**
	 * Stores a form. Replaces an earlier version with the same secret.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function keep( string $secret, SavedForm $form, int $days ): void {
		$this->forget( $secret );
		$this->database->insert(
			'{saved_forms}',
			array(
				'secret'     => self::hash( $secret ),
				'form_id'    => $form->formId,
				'instance'   => $form->instance,
				'email'      => $form->email,
				'data'       => (string) wp_json_encode(
					$form->values,
					JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
				),
				'step'       => $form->step,
				'created_at' => $this->clock->now(),
				'expires_at' => $this->clock->now()->modify( "+{$days} days" ),
			)
		);
		foreach ( array_slice( $this->rowsOf( $form->email ), self::MAX_COPIES ) as $row ) {
			$this->database->execute( 'DELETE FROM {saved_forms} WHERE secret = %s', (string) $row['secret'] );
		}
	}

	/** @throws \Vestibule\Kernel\Database\StorageFault */
	public function forget( string $secret ): void {
		if ( ResumedForm::isSecret( $secret ) ) {
			$this->database->execute( 'DELETE FROM {saved_forms} WHERE secret = %s', self::hash( $secret ) );
		}
	}

	#[Hook( 'vestibule_purge' )]
	public function purge(): void {
		$sql = 'DELETE FROM {saved_forms} WHERE expires_at <= %s';
		FaultLog::attempt( fn () => $this->database->execute( $sql, $this->clock->now() ) );
	}

	/**
	 * Returns the forms saved for an email address, newest first.
	 *
	 * @return list<array{saved: SavedForm, at: string}>
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function of( string $email ): array {
		return array_map(
			static fn( array $row ): array =>
				array( 'saved' => self::read( $row ), 'at' => (string) $row['created_at'] ),
			$this->rowsOf( self::address( $email ) )
		);
	}

	/**
	 * @return int Number of deleted saved forms.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function erase( string $email ): int {
		return $this->database->execute( 'DELETE FROM {saved_forms} WHERE email = %s', self::address( $email ) );
	}

	/** Returns the lookup key for an email address. All spellings of an address have the same key. */
	public static function address( string $email ): string {
		return EmailAddress::key( $email );
	}

	/** @return list<array<string, string|null>> */
	private function rowsOf( string $email ): array {
		return $this->database->rows( 'SELECT * FROM {saved_forms} WHERE email = %s ORDER BY created_at DESC', $email );
	}

	/** @param array<string, string|null> $row */
	private static function read( array $row ): SavedForm {
		$values = array();
		foreach ( (array) json_decode( $row['data'] ?? '', true ) as $name => $value ) {
			if ( is_string( $value ) ) {
				$values[ (string) $name ] = $value;
			} elseif ( is_array( $value ) ) {
				$values[ (string) $name ] = array_values( array_filter( $value, 'is_string' ) );
			}
		}
		return new SavedForm(
			(int) $row['form_id'],
			(string) $row['instance'],
			(string) $row['email'],
			$values,
			(int) $row['step']
		);
	}

	private static function hash( string $secret ): string {
		return hash( 'sha256', $secret );
	}
}
