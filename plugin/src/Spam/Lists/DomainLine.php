<?php

declare(strict_types=1);

namespace Vestibule\Spam\Lists;

use Vestibule\Contracts\Spam\Submission;

defined( 'ABSPATH' ) || exit;

/** A domain with all below it, in the sender's address and in links. */
final class DomainLine implements Line {

	/** Hosts of a submission that are compared. */
	private const MOST = 200;

	private function __construct( private readonly string $domain ) {}

	/** Such as example.org, @example.org or *.example.org. */
	public static function read( string $text ): ?self {
		$domain = mb_strtolower( (string) preg_replace( '/^(?:@|\*\.)/', '', $text ), 'UTF-8' );
		return 1 === preg_match( '/^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/Du', $domain ) ? new self( $domain ) : null;
	}

	public function matches( Submission $submission, Texts $texts ): bool {
		foreach ( $this->hosts( $submission ) as $host ) {
			if ( str_ends_with( '.' . $host, '.' . $this->domain ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> */
	private function hosts( Submission $submission ): array {
		$hosts = array();
		if ( 1 === preg_match( '/@([^@\s]+)$/D', $submission->email, $found ) ) {
			$hosts[] = $found[1];
		}
		preg_match_all( '#(?:https?://(?:[^/\s@]*@)?|(?<![/\w.@-])(?=www\.))([\p{L}\p{N}.-]+)#iu', implode( "\n", $submission->texts() ), $links );
		return array_map( static fn ( string $host ): string => rtrim( mb_strtolower( $host, 'UTF-8' ), '.' ), array_slice( array( ...$hosts, ...$links[1] ), 0, self::MOST ) );
	}
}
