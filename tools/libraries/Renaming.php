<?php

declare(strict_types=1);

namespace Vestibule\Tools\Libraries;

use PhpParser\NodeTraverser;
use PhpParser\Parser;
use PhpParser\ParserFactory;

/**
 * Puts the code of a library below our namespace, so that it never meets the same library of another plugin. Only the
 * prefix is added; every other byte stays, so that the result can be compared with the source.
 */
final class Renaming {

	/** Apache's licence asks that a changed file says so. */
	private const NOTICE = "<?php\n// Changed for Vestibule: put below the namespace Vestibule\\Vendor.";

	private readonly Parser $parser;

	public function __construct( private readonly Prefix $prefix ) {
		$this->parser = ( new ParserFactory() )->createForNewestSupportedVersion();
	}

	/** @throws \DomainException Where the code does what cannot be put below a namespace. */
	public function rename( string $code ): string {
		$places = $this->inCode( $code ) + $this->inComments();
		krsort( $places );
		foreach ( $places as $place => $addition ) {
			$code = substr_replace( $code, $addition, $place, 0 );
		}
		return (string) preg_replace_callback( '~^<\?php~', static fn (): string => self::NOTICE, $code );
	}

	/** @return array<int, string> What is added, by its place in the text. */
	private function inCode( string $code ): array {
		$finder = new NameFinder( $this->prefix );
		( new NodeTraverser( $finder ) )->traverse( $this->parser->parse( $code ) ?? array() );
		$places = array();
		foreach ( $finder->names() as $place ) {
			$places[ $place ] = Prefix::NAME;
		}
		foreach ( $finder->strings() as $place => $raw ) {
			if ( 1 === preg_match( "~^(['\"]?\\\\{0,2}){$this->prefix->pattern()}\\\\~", $raw, $parts ) ) {
				$places[ $place + strlen( $parts[1] ) ] = addslashes( Prefix::NAME );
			}
		}
		return $places;
	}

	/** @return array<int, string> */
	private function inComments(): array {
		$places = array();
		foreach ( $this->parser->getTokens() as $token ) {
			if ( ! $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) ) {
				continue;
			}
			preg_match_all( "~(?<![\\w\\\\])\\\\?\\K{$this->prefix->pattern()}(?=\\\\\\w)~", $token->text, $found, PREG_OFFSET_CAPTURE );
			foreach ( $found[0] as [ , $place ] ) {
				$places[ $token->pos + $place ] = Prefix::NAME;
			}
		}
		return $places;
	}
}
