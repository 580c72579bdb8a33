<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Makes;
use wpdb;

/** Access to the database for features: statements, table names and transactions on WordPress's connection. */
final class Store {

	#[Makes]
	public readonly Database $database;
	#[Makes]
	public readonly Tables $tables;

	private ?Connection $connection = null;

	public function __construct( private readonly wpdb $wpdb ) {
		$this->database = new Database(
			$wpdb,
			static fn (): bool => SchemaVersion::isAhead() || SchemaVersion::isTooOld()
		);
		$this->tables   = new Tables( $wpdb );
	}

	public static function ofWordPress(): self {
		global $wpdb;
		return new self( $wpdb );
	}

	/** Always returns the same object, because the object counts the open transactions. */
	#[Makes]
	public function connection(): Connection {
		return $this->connection ??= new Connection( $this->wpdb );
	}

	#[Makes]
	public function transaction(): Transaction {
		return new Transaction( $this->database, $this->connection() );
	}

	#[Makes]
	public function secret(): Secret {
		return new Secret( $this->database );
	}

	public function upgrade( Clock $clock ): Upgrade {
		return new Upgrade( new SchemaVersion( $this->database ), $clock );
	}
}
